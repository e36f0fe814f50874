/** The columns of a table of questions, in the order in which they are written. */
export const COLUMNS = [
  'id',
  'kind',
  'question',
  'options',
  'right',
  'choose',
  'hints',
  'explanations',
  'order',
  'level',
  'skill',
] as const
export type Column = (typeof COLUMNS)[number]

/** What stands in these is shown as Markdown. */
export const MARKDOWN_COLUMNS = ['question', 'options', 'hints', 'explanations'] as const

/** What is asked: one or several of the options; the option that goes where `___` stands; a text to type. */
export const KINDS = ['choice', 'gap', 'typed'] as const
export type Kind = (typeof KINDS)[number]

/** The line in a text where the answer goes. */
export const GAP = '___'

/** What a `choose` says where several may be chosen, though one is right. */
export const ALL = 'all'

/** What an `order` says of options that are not shuffled. */
export const FIXED = 'fixed'

const OTHER_NAMES: Readonly<Record<string, Column>> = {
  answer: 'right',
  answers: 'right',
  'right answer': 'right',
  'right answers': 'right',
  hint: 'hints',
  explanation: 'explanations',
}

/** The column of a heading; null for one that says nothing to us. */
export function columnOf(heading: string): Column | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null
}
