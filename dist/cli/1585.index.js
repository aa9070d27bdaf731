import{modules as shared}from'./shared.js';export const id=1585;export const ids=[1585];export const modules={...shared,};
