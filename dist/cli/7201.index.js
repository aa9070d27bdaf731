import{modules as shared}from'./shared.js';export const id=7201;export const ids=[7201];export const modules={...shared,};
