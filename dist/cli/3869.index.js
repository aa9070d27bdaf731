import{modules as shared}from'./shared.js';export const id=3869;export const ids=[3869,4289];export const modules={...shared,};
