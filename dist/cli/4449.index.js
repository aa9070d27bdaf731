import{modules as shared}from'./shared.js';export const id=4449;export const ids=[4449];export const modules={...shared,};
