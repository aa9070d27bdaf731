import{modules as shared}from'./shared.js';export const id=6330;export const ids=[6330];export const modules={...shared,};
