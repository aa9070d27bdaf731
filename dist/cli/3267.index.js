import{modules as s0}from'./shared-9212.js';export const id=3267;export const ids=[3267];export const modules={...s0,93267:(function(t,e,n){n.r(e);n.d(e,{lsp:()=>lsp});var r=n(2795);var o=n(9212);const lsp=(t,e)=>{(0,o.np)(t,{name:"lsp",about:"show findings and facts in an editor, over the Language Server Protocol",takes:`
      --stdio | what many editors add; standard input and output are used in any case
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,examples:`
      lsp | started by an editor; docs/editor.md has the configuration of each
    `}).action(async t=>e(async e=>{const{wire:o}=e;if(o===undefined)throw new r.j("`npx memtrust lsp` is started by an editor, and this is a terminal","Name it in the configuration of your editor: see docs/editor.md.");const{serveEditor:s}=await Promise.all([n.e(528),n.e(6181),n.e(571),n.e(3341)]).then(n.bind(n,54733));return s(e,o(),t)}))}}),};
