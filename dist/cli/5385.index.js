import{modules as s0}from'./shared-19275.js';import{modules as s1}from'./shared-45385.js';export const id=5385;export const ids=[5385,9275];export const modules={...s0,...s1,};
