import{modules as shared}from'./shared.js';export const id=7401;export const ids=[7401];export const modules={...shared,};
