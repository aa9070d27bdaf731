export const id=627;export const ids=[627];export{modules}from'../cli/5627.index.js';
