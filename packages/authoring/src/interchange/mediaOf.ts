import { picturesIn } from './picturesIn'

const ADDRESS = /(_url2?|URL)$/

function collectMedia(node: unknown, found: string[]): void {
  if (typeof node === 'string') found.push(...picturesIn(node).map(({ address }) => address))
  else if (Array.isArray(node)) for (const each of node) collectMedia(each, found)
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && ADDRESS.test(key)) found.push(value)
      else collectMedia(value, found)
    }
}

/** The addresses of the pictures and recordings in a problem. */
export function mediaOf(node: unknown): string[] {
  const found: string[] = []
  collectMedia(node, found)
  return found
}

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
