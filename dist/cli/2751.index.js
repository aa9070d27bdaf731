import{modules as shared}from'./shared.js';export const id=2751;export const ids=[2751];export const modules={...shared,};
