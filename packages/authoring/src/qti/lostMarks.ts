/** Marks of Markdown that our screens show and the XHTML of an item does not. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/(?<![!\\])\[(?:[^[\]\\]|\\.)+\]\([^)\s]+[^)\n]*\)/, 'the addresses of links'],
  [/^ {0,3}(```|~~~)/m, 'blocks of code'],
  [/~~(?=\S)[^~\n]*\S~~/, 'that words are struck out'],
  [/^(?![>#|\s]|[-+*] )[^\n|]+\n {0,3}(=+|-+)[ \t]*$/m, 'headings with a line below them'],
]

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : []
}

/** What is lost of the texts in a part of a problem. */
export function lostMarks(part: unknown): string[] {
  const texts = textsIn(part)
  return MARKS.filter(([mark]) => texts.some((text) => mark.test(text))).map(([, lost]) => lost)
}
