import { shelf } from './shelf-data.mjs'
export const books = [], authors = new Map()
export let open = true
export var wide
export function add(book) { books.push(book) }
export async function* all() { yield* books }
export class Shelf { static #of = 1; static { this.made = 1 } put() {} }
export { books as default2 }
export default {
  name: 'shelf',
  data() { return { not() {} } },
  methods: { run() {}, async walk() {}, stop: () => { const x = () => 1 } },
  'a-b': function () {},
  computed: { ...mapped({ not() {} }), size: { get() {}, set(x) {} } },
}
