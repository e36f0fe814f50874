/** One question as it stands in a file. */
export interface GiftSource {
  text: string
  /** Of its first line that is no comment, counted from 1. */
  line: number
  /** As Moodle writes it into a comment. */
  id: string | null
}

const COMMENT = /^\s*\/\//
const CATEGORY = /^\s*\$CATEGORY:/i
const ID = /\[id:([^\]]+)\]/

/** Divides a file at its empty lines, as Moodle does. Comments and categories ask nothing. */
export function splitGift(file: string): GiftSource[] {
  const sources: GiftSource[] = []
  let lines: string[] = []
  let line = 0
  let id: string | null = null
  const end = () => {
    if (lines.length > 0) sources.push({ text: lines.join('\n'), line, id })
    if (lines.length > 0) id = null
    lines = []
  }
  const all = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  for (const [i, text] of all.entries()) {
    if (text.trim() === '') end()
    else if (COMMENT.test(text)) id = ID.exec(text)?.[1]?.trim() ?? id
    else if (lines.length > 0 || !CATEGORY.test(text)) {
      if (lines.length === 0) line = i + 1
      lines.push(text)
    }
  }
  end()
  return sources
}
