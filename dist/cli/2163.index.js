import{modules as shared}from'./shared.js';export const id=2163;export const ids=[2163,4544];export const modules={...shared,};
