import{modules as shared}from'./shared.js';export const id=7624;export const ids=[7624];export const modules={...shared,};
