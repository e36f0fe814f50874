import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { readYamlText } from '../build/yamlText'
import { difficultyOf } from '../vocabulary/difficulty'

/** An entry of a list: its lines, with the comments right above them and those below that stand deeper than its dash. */
interface Entry {
  /** Its place in the list as it was written. */
  index: number
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

/** Where the comments end that stand deeper than a dash, below the fields of its entry. */
function endOfComments(text: string, end: number, column: number): number {
  const deeper = new RegExp(String.raw`^(?:(?:[^\S\n]*\n)*[^\S\n]{${column + 1},}#[^\n]*\n)*`)
  return end + (deeper.exec(text.slice(end))?.[0].length ?? 0)
}

function entriesOf(text: string, { items, srcToken }: YAMLSeq, least: number): Entry[] {
  if (srcToken?.type !== 'block-seq') throw new Error('its words do not stand in lines that begin with "- ".')
  let end = least
  return items.map((item, index) => {
    const [dash] = srcToken.items[index]?.start.filter(({ type }) => type === 'seq-item-ind') ?? []
    if (!dash || !isMap(item) || !item.range) throw new Error('one of its entries is no word.')
    const start = startOfEntry(text, dash.offset, end)
    const column = dash.offset - (text.lastIndexOf('\n', dash.offset) + 1)
    end = endOfComments(text, endOfLines(text, item.range[1]), column)
    return { index, start, end, difficulty: difficultyOf(String(item.get('word') ?? '')) }
  })
}

/** The same entries in another order: a name for a text may not stand any more where it is given. */
function readsAs(text: string, wanted: unknown): boolean {
  const read = readYamlText(text)
  return read.ok && isDeepStrictEqual(read.raw, wanted)
}

/** The text of a word list with its words in order of difficulty; every entry stays as it was written. Throws where that cannot be. */
export function inOrder(written: string): string {
  const text = written.endsWith('\n') ? written : `${written}\n`
  const read = readYamlText(text)
  const { contents } = parseDocument(text, { keepSourceTokens: true })
  const words = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'words')
    : undefined
  if (!read.ok || !isScalar(words?.key) || !isSeq(words.value))
    throw new Error('no words can be read. npm run content -- validate tells what is wrong.')
  const entries = entriesOf(text, words.value, words.key.range?.[1] ?? 0)
  const sorted = entries.toSorted((a, b) => a.difficulty - b.difficulty)
  // What belongs to no entry, such as an empty line, stays between the entries where it was.
  const pieces = entries.map(({ start }, i) => {
    const { start: from = 0, end } = sorted[i] ?? {}
    return text.slice(entries[i - 1]?.end ?? 0, start) + text.slice(from, end)
  })
  const now = pieces.join('') + text.slice(entries.at(-1)?.end ?? 0)
  const before = read.raw as { words: unknown[] }
  if (!readsAs(now, { ...before, words: sorted.map(({ index }) => before.words[index]) }))
    throw new Error(
      'in order, its words would not read as before. Write each text where it is used, in place of "&" and "*".',
    )
  return now
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
