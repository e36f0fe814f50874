import { stringify } from 'yaml'

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

/** Reads comma-separated values: quotes around a field that contains commas, two quotes for one inside. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  const endField = () => {
    rows.at(-1)?.push(field.trim())
    field = ''
  }
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (isQuoted && letter === '"' && text[i + 1] === '"') field += text[++i]
    else if (letter === '"') isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) endField()
    else if (letter === '\n' && !isQuoted) {
      endField()
      rows.push([])
    } else if (letter !== '\r') field += letter
  }
  endField()
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[;,]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** Marks the word in a sentence unless the author did. */
const marked = (sentence: string, word: string): string =>
  sentence.includes('*') ? sentence : sentence.replace(new RegExp(`\\b${word}\\b`, 'i'), '*$&*')

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

/** The word list of a grade as YAML, made from a table. Throws when a column has no name that is known. */
export function generateWordList(csv: string, name: string): string {
  const [head = [], ...rows] = parseCsv(csv)
  const unknown = head.find((column) => !(COLUMNS as readonly string[]).includes(column))
  if (unknown !== undefined) throw new Error(`Unknown column "${unknown}"; known: ${COLUMNS.join(', ')}.`)
  const words = rows.map((row) =>
    toWord(Object.fromEntries(head.map((column, i) => [column, row[i]])) as Row),
  )
  return stringify({ chapter_id: 1, name, words }, { lineWidth: 0, defaultStringType: 'PLAIN' })
}
