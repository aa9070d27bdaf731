import{modules as shared}from'./shared.js';export const id=9275;export const ids=[9275];export const modules={...shared,};
