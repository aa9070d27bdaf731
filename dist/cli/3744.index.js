import{modules as shared}from'./shared.js';export const id=3744;export const ids=[3744];export const modules={...shared,};
