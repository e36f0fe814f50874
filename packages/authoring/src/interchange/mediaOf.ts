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
