export const id=281;export const ids=[281];export{modules}from'./cli/1281.index.js';
