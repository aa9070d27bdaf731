import{modules as s0}from'./shared-69520.js';export const id=9520;export const ids=[9520];export const modules={...s0,};
