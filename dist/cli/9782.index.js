import{modules as shared}from'./shared.js';export const id=9782;export const ids=[9782,7401];export const modules={...shared,};
