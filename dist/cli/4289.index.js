import{modules as shared}from'./shared.js';export const id=4289;export const ids=[4289];export const modules={...shared,};
