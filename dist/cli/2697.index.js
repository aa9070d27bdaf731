import{modules as s0}from'./shared-52697.js';export const id=2697;export const ids=[2697];export const modules={...s0,};
