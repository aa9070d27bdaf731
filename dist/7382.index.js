import{modules as shared}from'./cli/shared.js';export const id=7382;export const ids=[7382,4449];export const modules={...shared,};
