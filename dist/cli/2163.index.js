import{modules as s0}from'./shared-64544.js';export const id=2163;export const ids=[2163,4544];export const modules={...s0,};
