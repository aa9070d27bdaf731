export const id=736;export const ids=[736];export{modules}from'./cli/736.index.js';
