import{modules as shared}from'./shared.js';export const id=4544;export const ids=[4544,2163];export const modules={...shared,};
