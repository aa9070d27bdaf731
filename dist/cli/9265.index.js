import{modules as shared}from'./shared.js';export const id=9265;export const ids=[9265];export const modules={...shared,};
