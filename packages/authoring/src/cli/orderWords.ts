import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { difficultyOf } from '../vocabulary/difficulty'

/** An entry of a list: its lines, with the comments right above them. */
interface Entry {
  start: number
  end: number
  difficulty: number
}

function startOfEntry(text: string, dash: number, least: number): number {
  let start = text.lastIndexOf('\n', dash) + 1
  while (start > least) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    if (above < least || !/^\s*#/.test(text.slice(above, start))) break
    start = above
  }
  return start
}

/** Where the last line of a value ends. */
const endOfLines = (text: string, end: number): number =>
  text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1

function entriesOf(text: string, { items, srcToken }: YAMLSeq, least: number): Entry[] {
  if (srcToken?.type !== 'block-seq') throw new Error('its words do not stand in lines that begin with "- ".')
  let end = least
  return items.map((item, i) => {
    const [dash] = srcToken.items[i]?.start.filter(({ type }) => type === 'seq-item-ind') ?? []
    if (!dash || !isMap(item) || !item.range) throw new Error('one of its entries is no word.')
    const start = startOfEntry(text, dash.offset, end)
    end = endOfLines(text, item.range[1])
    return { start, end, difficulty: difficultyOf(String(item.get('word') ?? '')) }
  })
}

/** The text of a word list with its words in order of difficulty; every entry stays as it was written. Throws where that cannot be. */
export function inOrder(written: string): string {
  const text = written.endsWith('\n') ? written : `${written}\n`
  const { contents, errors } = parseDocument(text, { keepSourceTokens: true })
  const words = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'words')
    : undefined
  if (errors.length > 0 || !isScalar(words?.key) || !isSeq(words.value))
    throw new Error('no words can be read. npm run content -- validate tells what is wrong.')
  const entries = entriesOf(text, words.value, words.key.range?.[1] ?? 0)
  const sorted = entries.toSorted((a, b) => a.difficulty - b.difficulty)
  // What belongs to no entry, such as an empty line, stays between the entries where it was.
  const pieces = entries.map(({ start }, i) => {
    const { start: from = 0, end } = sorted[i] ?? {}
    return text.slice(entries[i - 1]?.end ?? 0, start) + text.slice(from, end)
  })
  return pieces.join('') + text.slice(entries.at(-1)?.end ?? 0)
}

function ordered(file: string) {
  const text = readFileSync(file, 'utf8')
  try {
    return { file, text, now: inOrder(text) }
  } catch (error) {
    throw new Error(`${relative(process.cwd(), file)}: ${(error as Error).message}`)
  }
}

/** Puts the words of these lists in order, or of none where one cannot be; gives the number of files that were not. */
export function orderWordLists(files: readonly string[]): number {
  const changed = files.map(ordered).filter(({ text, now }) => now !== text)
  for (const { file, now } of changed) writeFileSync(file, now)
  return changed.length
}
