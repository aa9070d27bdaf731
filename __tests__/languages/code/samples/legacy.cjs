'use strict'
/* A library without semicolons, as some write them. */
const fs = require('fs')
const { join, resolve: absolute } = require('path')
  , os = require('os')

var counter = 0
var undefinedYet
let a, b = 1, c

const sum = a
  + b
const choice = a
  ? () => b
  : c
const chain = fs
  .readFileSync('x')
  .toString()
const called = fs
(function inCall() {})
const indexed = fs
[0]
const tagged = fs
`text ${a} of ${(() => { function inTag() {} })()} it`
const divided = a / b
/ c
const logic = a
  && b ||
  c ?? a
const compare = a <
  b
const inside = 'x'
  in fs
const kind = a
  instanceof Object
const nothing = typeof
  a
const awaited = void 0, deleted = delete
  fs.x
const fresh = new
  Map()
const after = a
++counter
--counter
!function immediately() {}()
~counter
const posted = counter++
const reposted = counter--
const negated = !
  a
const property = fs.in
const other = fs.typeof
const keyword = fs.new
const exponent = a **
  b
const list = [
  () => 1,
  function () {},
]
const object = {
  in: () => 1,
  instanceof() {},
  as: function () {},
}
const regex = /}/
const divisions = a /b/ c
const spread = [...list]
const comma = (a,
  b)
const arrow = () =>
  a
const body = () => {
  const local = () => a
  function inBody() {}
}
body(function afterBody() {})
const assigned = counter = a
const plus = a +
  +b, minus = a -
  -b
const bits = a
  | b
  ^ c
  & a
const shifted = a
  >> b
  << c
const less = a
  < b
  > c
const modulo = a
  % b
  * c
const colon = a ? b
  : c
const text = "a" + 'b'
const number = 1
const template = `x`
const beforeText = a
'text'
const beforeNumber = a
1
const unequal = a
  != b
const glued = a+
  b
const minused = a-
  b
const member = a.as
const later2 = a.instanceof
const member2 = a.class
const optional = a?.
  b
const open = a ||
  b
const list2 = [a
  , b]
const isolated = b
const ofName = of
const isName = is
const asyncName = async
const end = null

function* generator() { const x = yield
  function inGenerator() {} }
async function later() { await
  sum; }
function returns() {
  return
  function unreachable() {}
}
function first() {} function second() {}
function
named() {}
class
Split
extends
Object
{
  field
  other = 1
  method() {}
  'text'
  3
  static
  *generator() {}
  get size() { return 1 }
  static async run() {}
  async
  #hidden = 1
  on() {}
  last = () => { }
}
class Empty { }
class Extended extends {} { inExtended() {} }
class A extends fs.B { m() {} } class B extends (class {}) { n() {} }

if (a)
  counter = 1
else
  counter = 2
for (const x of list) x()
for (var i = 0; i < 1; i++) { function inFor() {} }
while (a) b
do { function inDo() {} } while (a)
switch (a) {
  case b:
    const inCase = () => 1
    let quiet = 1
  default:
    var inDefault = function () {}
}
label:
for (; ;) { break label }
{ function inBlock() {} const blocked = () => 1, plain = 2 }
try { later() } catch (error) { function inCatch() {} } finally { a }
(function () {
  const wrapped = function inner() {}
  var exported = {}
  exported.method = function () {}
  function privately() {}
})()
;(() => { function inArrow() {} })()
;[1, 2].map((x) => { function inMap() {} return x })

exports.alpha = function () {}
exports.beta = async () => {}
exports.Gamma = class Delta { method() {} }
exports.value = 1
exports.nested = { method() {}, arrow: () => 1, deep: { er() {} } }
module.exports.direct = (x) => x
A.prototype.added = function () { const inAdded = () => 1 }
A.prototype = { replaced() {} }
A.static.b.c = async function* () {}
a.b === function () {}
a.b += function () {}
a.b()
a?.b
a.b
this.own = function () {}
function Constructor() {
  this.own = function () {}
  Constructor.kept = function () { }
  Constructor.object = { not() {} }
}
module.exports = { exported() {}, value: 1, arrow: async () => {}, Class: class { inClass() {} } }
exports = class { direct() {} }
module.exports = function lastOne() { function inLast() {} }
