import { books } from './shelf.mjs'
export default
  books
const after = 1
