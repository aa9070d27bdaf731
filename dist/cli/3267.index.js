import{modules as s0}from'./shared-9212.js';export const id=3267;export const ids=[3267];export const modules={...s0,93267:(function(e,t,n){n.r(t);n.d(t,{lsp:()=>lsp});var r=n(2795);var o=n(9212);const lsp=(e,t)=>{(0,o.np)(e,{name:"lsp",about:"show findings and facts in an editor, over the Language Server Protocol",takes:`
      --stdio | what many editors add; standard input and output are used in any case
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,examples:`
      lsp | started by an editor; docs/editor.md has the configuration of each
    `}).action(async e=>t(async t=>{const{wire:o}=t;if(o===undefined)throw new r.j("`npx memtrust lsp` is started by an editor, and this is a terminal","Name it in the configuration of your editor: see docs/editor.md.");const{serve:s}=await Promise.all([n.e(528),n.e(5943),n.e(6181),n.e(571),n.e(940)]).then(n.bind(n,10940));return s(t,o(),e)}))}}),};
