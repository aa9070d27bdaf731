import{modules as shared}from'./shared.js';export const id=2546;export const ids=[2546,4308];export const modules={...shared,};
