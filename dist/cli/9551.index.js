import{modules as shared}from'./shared.js';export const id=9551;export const ids=[9551];export const modules={...shared,};
