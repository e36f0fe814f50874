/** Where two texts part, for a message. */
export function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100)
  return `\n  ${around(a)}\nand\n  ${around(b)}`
}
