import{modules as shared}from'./cli/shared.js';export const id=7371;export const ids=[7371];export const modules={...shared,};
