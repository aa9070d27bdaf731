import{modules as shared}from'./shared.js';export const id=1224;export const ids=[1224];export const modules={...shared,};
