import{modules as shared}from'./shared.js';export const id=9033;export const ids=[9033,1585];export const modules={...shared,};
