import{modules as shared}from'./shared.js';export const id=4988;export const ids=[4988];export const modules={...shared,};
