const ADDRESS = /(_url2?|URL)$/
const PICTURE = /!\[[^\]]*\]\(([^)\s]+)\)/g

/** The addresses of the pictures and recordings in a problem. */
export function* mediaOf(node: unknown): Generator<string> {
  if (typeof node === 'string') for (const [, address = ''] of node.matchAll(PICTURE)) yield address
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && ADDRESS.test(key)) yield value
    else yield* mediaOf(value)
  }
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
