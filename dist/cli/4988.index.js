import{modules as s0}from'./shared-64988.js';export const id=4988;export const ids=[4988];export const modules={...s0,};
