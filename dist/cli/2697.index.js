import{modules as shared}from'./shared.js';export const id=2697;export const ids=[2697];export const modules={...shared,};
