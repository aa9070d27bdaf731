import{modules as s0}from'./shared-42746.js';import{modules as s1}from'./shared-33158.js';export const id=8799;export const ids=[8799];export const modules={...s0,...s1,};
