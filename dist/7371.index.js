import{modules as s0}from'./cli/shared-42746.js';import{modules as s1}from'./cli/shared-96822.js';export const id=7371;export const ids=[7371];export const modules={...s0,...s1,};
