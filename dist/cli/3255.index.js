import{modules as shared}from'./shared.js';export const id=3255;export const ids=[3255,1698,4308,9551];export const modules={...shared,};
