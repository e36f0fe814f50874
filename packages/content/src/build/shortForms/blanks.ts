import * as z from 'zod/mini'
import {
  compareWhy,
  type Expand,
  explanationOf,
  idOf,
  ShortFormError,
  textSchema,
  whySchema,
} from './shortForm'

type Why = z.infer<typeof whySchema>

interface Blank {
  uuid: string
  options: { id: string; label: string; explanation?: string }[]
  answer: string
}

const BLANK = /\{([^{}]+)\}/g

/** Reads '*walked|walk': the right word has an asterisk. */
function toBlank(words: string, uuid: string, why: Why, path: readonly (string | number)[]): Blank {
  const options = words.split('|').map((word) => {
    const text = word.trim()
    return { isAnswer: text.startsWith('*'), label: text.replace(/^\*/, '') }
  })
  const answers = options.filter((option) => option.isAnswer)
  const answer = answers[0]
  if (answer === undefined || answers.length > 1)
    throw new ShortFormError(path, `{${words}}: exactly one word needs an asterisk before it.`)
  return {
    uuid,
    options: options.map(({ label }) => ({ id: idOf(uuid, label), label, ...explanationOf(why, label) })),
    answer: idOf(uuid, answer.label),
  }
}

const labelsOf = (blanks: readonly Blank[]) =>
  blanks.flatMap(({ options }) => options.map(({ label }) => label))

const fillSchema = z.strictObject({
  /** 'We {*walked|walk} home.': words of a blank in braces. */
  text: textSchema,
  why: whySchema,
})

export const expandFillInTheBlank: Expand = (body, context) => {
  const { text, why } = fillSchema.parse(body)
  const blanks: Blank[] = []
  const marked = text.replace(BLANK, (_, words: string) => {
    const blank = toBlank(words, idOf(context.problemId, `blank ${blanks.length}`), why, ['text'])
    blanks.push(blank)
    return `[[${blank.uuid}]]`
  })
  compareWhy(why, labelsOf(blanks), context)
  return { text: marked, blanks }
}

const tableSchema = z.strictObject({
  columns: z.array(textSchema),
  rows: z.array(z.array(textSchema)),
  why: whySchema,
})

/** A cell is text, or as a whole a dropdown: '{*noun|verb}'. */
export const expandTable: Expand = (body, context) => {
  const { columns, rows, why } = tableSchema.parse(body)
  const blanks: Blank[] = []
  const cells = rows.map((row, y) =>
    row.map((cell, x) => {
      const words = cell.trim().match(/^\{([^{}]+)\}$/)?.[1]
      if (words === undefined) {
        if (/[{}]/.test(cell))
          throw new ShortFormError(['rows', y, x], `"${cell}": a cell is either text or one dropdown.`)
        return { kind: 'text', text: cell }
      }
      const blank = toBlank(words, idOf(context.problemId, `blank ${blanks.length}`), why, ['rows', y, x])
      blanks.push(blank)
      return { kind: 'blank', uuid: blank.uuid }
    }),
  )
  compareWhy(why, labelsOf(blanks), context)
  return { columns, rows: cells, blanks }
}
