import{modules as shared}from'./cli/shared.js';export const id=6102;export const ids=[6102,1585];export const modules={...shared,};
