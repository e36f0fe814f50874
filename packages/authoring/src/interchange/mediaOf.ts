import { hasTooManyLinks, picturesIn } from './picturesIn'

const ADDRESS = /(_url2?|URL)$/

interface Written {
  text: string
  isAddress: boolean
}

/** What is written in a problem, in its order. */
function* writtenIn(node: unknown, isAddress = false): Generator<Written> {
  if (typeof node === 'string') yield { text: node, isAddress }
  else if (Array.isArray(node)) for (const each of node) yield* writtenIn(each)
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* writtenIn(value, ADDRESS.test(key))
}

/** The addresses of the pictures and recordings in a problem. */
export const mediaOf = (node: unknown): string[] =>
  [...writtenIn(node)].flatMap(({ text, isAddress }) =>
    isAddress ? [text] : picturesIn(text).map(({ address }) => address),
  )

/** The texts of a problem whose pictures nobody can tell. */
export const unreadIn = (node: unknown): string[] =>
  [...writtenIn(node)].flatMap(({ text, isAddress }) => (!isAddress && hasTooManyLinks(text) ? [text] : []))

/** As Markdown writes an address, whatever signs it has. */
const written = (address: string): string =>
  /[\s()<>\\]/.test(address) ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address

const readdressed = (text: string, addressOf: (address: string) => string): string =>
  picturesIn(text).reduceRight(
    (done, { address, start, end }) => done.slice(0, start) + written(addressOf(address)) + done.slice(end),
    text,
  )

/** The same with the address of every picture and recording as `addressOf` says. */
export function withAddresses<T>(node: T, addressOf: (address: string) => string): T
export function withAddresses(node: unknown, addressOf: (address: string) => string): unknown {
  if (typeof node === 'string') return readdressed(node, addressOf)
  if (Array.isArray(node)) return node.map((each) => withAddresses(each, addressOf))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && ADDRESS.test(key) ? addressOf(value) : withAddresses(value, addressOf),
    ]),
  )
}
