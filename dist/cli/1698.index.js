import{modules as s0}from'./shared-74449.js';import{modules as s1}from'./shared-10365.js';export const id=1698;export const ids=[1698];export const modules={...s0,...s1,};
