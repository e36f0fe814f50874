/** One question as it stands in a file. */
export interface GiftSource {
  text: string
  /** Where its lines stand, counted from 1; comments are none of them. */
  lines: readonly number[]
  /** As Moodle writes it into a comment. */
  id: string | null
}

const COMMENT = /^\s*\/\//
const CATEGORY = /^\s*\$CATEGORY:/i
const ID = /\[id:([^\]]+)\]/

/** Divides a file at its empty lines, as Moodle does. Comments and categories ask nothing. */
export function splitGift(file: string): GiftSource[] {
  const sources: GiftSource[] = []
  let lines: { text: string; number: number }[] = []
  let id: string | null = null
  const end = () => {
    if (lines.length > 0) {
      sources.push({
        text: lines.map(({ text }) => text).join('\n'),
        lines: lines.map(({ number }) => number),
        id,
      })
      id = null
    }
    lines = []
  }
  const all = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  for (const [i, text] of all.entries()) {
    if (text.trim() === '') end()
    else if (COMMENT.test(text)) id = ID.exec(text)?.[1]?.trim() ?? id
    else if (lines.length > 0 || !CATEGORY.test(text)) lines.push({ text, number: i + 1 })
  }
  end()
  return sources
}
