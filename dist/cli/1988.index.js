import{modules as s0}from'./shared-9212.js';export const id=1988;export const ids=[1988];export const modules={...s0,51988:(function(e,t,o){o.r(t);o.d(t,{mcp:()=>mcp});var r=o(76760);var n=o(73024);var s=o(2795);var a=o(68013);var i=o(9212);const mcp=(e,t)=>{(0,i.np)(e,{name:"mcp",about:"answer agents over the Model Context Protocol",takes:`
      --root <dir> | a folder of the repository (default: the current one)
      --allow-propose | also let agents write candidates, which nobody trusts until somebody adopts them
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,examples:`
      mcp | started by an agent; docs/mcp.md has the configuration of each
      mcp --root ~/projects/shop | from anywhere
      mcp --allow-propose | with the tool propose
    `}).action(async e=>t(async t=>{const{wire:r}=t;if(r===undefined)throw new s.j("`npx memtrust mcp` is started by an agent, and this is a terminal","Name it in the configuration of your agent: see docs/mcp.md.");const{serve:n}=await Promise.all([o.e(528),o.e(7014),o.e(6181),o.e(571),o.e(9028),o.e(7113),o.e(5580),o.e(7241),o.e(256),o.e(1410),o.e(2825),o.e(1605),o.e(2532),o.e(2204)]).then(o.bind(o,72204));return n({...t,cwd:folderOf(t,e.root)},r(),e)}))};function folderOf({cwd:e},t){if(t===undefined)return e;const o=(0,r.resolve)(e,t);if((0,n.statSync)(o,{throwIfNoEntry:false})?.isDirectory()===true)return o;throw new s.j((0,a.cv)`--root ${t} is not a folder`,"Give a folder of a git repository.")}}),};
