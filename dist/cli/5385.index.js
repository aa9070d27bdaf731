import{modules as shared}from'./shared.js';export const id=5385;export const ids=[5385,9275];export const modules={...shared,};
