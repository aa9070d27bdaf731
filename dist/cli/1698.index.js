import{modules as shared}from'./shared.js';export const id=1698;export const ids=[1698];export const modules={...shared,};
