import{modules as s0}from'./shared-64544.js';export const id=4544;export const ids=[4544,2163];export const modules={...s0,};
