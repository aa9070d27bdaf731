import{modules as s0}from'./shared-15993.js';import{modules as s1}from'./shared-10365.js';export const id=7624;export const ids=[7624];export const modules={...s0,...s1,};
