const ADDRESS = /(_url2?|URL)$/
const PICTURE = /!\[[^\]]*\]\(([^)\s]+)\)/g

function collectMedia(node: unknown, found: string[]): void {
  if (typeof node === 'string') {
    if (node.includes('![')) for (const [, address = ''] of node.matchAll(PICTURE)) found.push(address)
  } else if (Array.isArray(node)) for (const each of node) collectMedia(each, found)
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

/** The same with the address of every picture and recording as `addressOf` says. */
export function withAddresses<T>(node: T, addressOf: (address: string) => string): T
export function withAddresses(node: unknown, addressOf: (address: string) => string): unknown {
  if (typeof node === 'string')
    return node.replace(PICTURE, (picture, address: string) =>
      picture.replace(`](${address})`, () => `](${addressOf(address)})`),
    )
  if (Array.isArray(node)) return node.map((each) => withAddresses(each, addressOf))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && ADDRESS.test(key) ? addressOf(value) : withAddresses(value, addressOf),
    ]),
  )
}
