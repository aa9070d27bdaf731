import{modules as shared}from'./shared.js';export const id=4391;export const ids=[4391,1585,9551];export const modules={...shared,};
