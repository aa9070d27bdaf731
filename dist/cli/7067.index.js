import{modules as shared}from'./shared.js';export const id=7067;export const ids=[7067,2950];export const modules={...shared,};
