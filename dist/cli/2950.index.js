import{modules as shared}from'./shared.js';export const id=2950;export const ids=[2950];export const modules={...shared,};
