import{modules as s0}from'./shared-19275.js';export const id=9275;export const ids=[9275];export const modules={...s0,};
