import { stringify } from 'yaml'
import { readTable } from '../csv/readTable'

const COLUMNS = [
  'word',
  'pos',
  'definition',
  'sentence1',
  'sentence2',
  'hint',
  'synonyms',
  'avoid',
  'picture',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], string>>

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[;,]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** For an expression, as it stands. */
const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Marks the word in a sentence unless the author did. */
const marked = (sentence: string, word: string): string =>
  sentence.includes('*')
    ? sentence
    : sentence.replace(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu'), '*$&*')

function toWord({
  word = '',
  pos,
  definition,
  sentence1 = '',
  sentence2 = '',
  hint,
  picture,
  ...lists
}: Row) {
  const synonyms = listOf(lists.synonyms)
  const avoid = listOf(lists.avoid)
  return {
    word,
    pos,
    definition,
    sentences: [marked(sentence1, word), marked(sentence2, word)],
    hint,
    ...(synonyms.length > 0 ? { synonyms } : {}),
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(picture ? { picture } : {}),
  }
}

/** The columns without which no word can be made. */
const NEEDED = COLUMNS.slice(0, 6)

/** The word list of a grade as YAML, made from a table. Throws when a column or the table itself is not understood. */
export function generateWordList(csv: string, name: string): string {
  const { headings, rows } = readTable(csv)
  const head = headings.map((heading) => heading.trim().toLowerCase())
  const unknown = head.find((column) => !(COLUMNS as readonly string[]).includes(column))
  if (unknown !== undefined) throw new Error(`Unknown column "${unknown}"; known: ${COLUMNS.join(', ')}.`)
  const twice = head.find((column, i) => head.indexOf(column) !== i)
  if (twice !== undefined) throw new Error(`There are two columns "${twice}".`)
  const missing = NEEDED.filter((column) => !head.includes(column))
  if (missing.length > 0) throw new Error(`There is no column ${missing.join(', ')}.`)
  const words = rows.map(({ line, cells, hasMore }) => {
    if (cells === null) throw new Error(`Line ${line}: quotation marks do not fit.`)
    if (hasMore)
      throw new Error(`Line ${line}: more cells than headings. A text with a comma needs quotation marks.`)
    return toWord(Object.fromEntries(head.map((column, i) => [column, cells[i]])) as Row)
  })
  return stringify({ chapter_id: 1, name, words }, { lineWidth: 0, defaultStringType: 'PLAIN' })
}
