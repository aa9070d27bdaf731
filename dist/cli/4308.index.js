import{modules as shared}from'./shared.js';export const id=4308;export const ids=[4308];export const modules={...shared,};
