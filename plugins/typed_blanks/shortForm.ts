import { entryOf } from '@wordstride/core'
import {
  defineShortForm,
  explanationOf,
  refuseLooseBraces,
  type ShortFormContext,
  ShortFormError,
  shortTextSchema,
  whySchema,
} from '@wordstride/core/authoring'
import * as z from 'zod/mini'

const schema = z.strictObject({
  /** 'Yesterday we {went|!goed} home.': accepted answers in braces, foreseen mistakes after an exclamation mark. */
  text: z.optional(shortTextSchema),
  table: z.optional(
    z.strictObject({ columns: z.array(shortTextSchema), rows: z.array(z.array(shortTextSchema)) }),
  ),
  case: z._default(z.enum(['exact', 'ignore']), 'ignore'),
  punctuation: z._default(z.enum(['exact', 'ignore']), 'exact'),
  slips: z._default(z.int().check(z.gte(0), z.lte(2)), 0),
  word_bank: z.optional(z.array(shortTextSchema)),
  /** By the first answer of a gap or by a mistake. */
  why: z._default(whySchema, {}),
})
type Written = z.infer<typeof schema>

const NUMBER = /^#(-?[\d.]+)(?:~([\d.]+))?$/

/** '#3.5~0.1' is 3.5 give or take a tenth. */
function answersOf(rights: readonly string[], written: Written, fail: (message: string) => never) {
  const [first = '', ...others] = rights
  const number = NUMBER.exec(first)
  if (number === null) {
    if (first.startsWith('#')) fail('a number is written as #3.5, or as #3.5~0.1 with its tolerance.')
    return {
      kind: 'text',
      answers: rights,
      ...(written.case === 'ignore' ? { ignore_case: true } : {}),
      ...(written.punctuation === 'ignore' ? { ignore_punctuation: true } : {}),
      ...(written.slips > 0 ? { slips: written.slips } : {}),
    }
  }
  if (others.length > 0) fail('a gap for a number has one answer.')
  const [, answer, tolerance] = number
  return {
    kind: 'number',
    answer: Number(answer),
    ...(tolerance === undefined ? {} : { tolerance: Number(tolerance) }),
  }
}

function wordsOf(inside: string) {
  const words = inside.split('|').map((word) => word.trim())
  return {
    rights: words.filter((word) => !word.startsWith('!')),
    mistakes: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1).trim()),
  }
}

/** Reads what stands between the braces; `number` counts the gaps of the problem from 0. */
function expandGap(inside: string, number: number, written: Written, { problemId, idOf }: ShortFormContext) {
  const fail = (message: string): never => {
    throw new ShortFormError([written.text === undefined ? 'table' : 'text'], `{${inside}}: ${message}`)
  }
  const { rights, mistakes } = wordsOf(inside)
  if (rights.length === 0) fail('one answer at least is right.')
  if (rights.some((word) => word.startsWith('*')))
    fail('every answer without an exclamation mark is right, and needs no asterisk.')
  const errors = mistakes.map((typed) => ({
    typed,
    explanation: entryOf(written.why, typed) ?? fail(`why does not say what is wrong with "${typed}".`),
  }))
  return {
    uuid: idOf(problemId, `blank ${number}`),
    ...answersOf(rights, written, fail),
    ...(errors.length > 0 ? { errors } : {}),
    ...explanationOf(written.why, rights[0] ?? ''),
  }
}

export const typedBlanksShortForm = defineShortForm(schema, (written, context) => {
  const blanks: ReturnType<typeof expandGap>[] = []
  const explained = new Set<string | undefined>()
  const { text, table, word_bank } = written
  const field = text === undefined ? 'table' : 'text'
  const mark = (text: string): string => {
    const marked = text.replace(/\{([^{}]+)\}/g, (_, inside: string) => {
      const gap = expandGap(inside, blanks.length, written, context)
      blanks.push(gap)
      const { rights, mistakes } = wordsOf(inside)
      for (const word of [rights[0], ...mistakes]) explained.add(word)
      return `[[${gap.uuid}]]`
    })
    refuseLooseBraces(marked, [field])
    return marked
  }
  const marked = {
    ...(text === undefined ? {} : { text: mark(text) }),
    ...(table && { table: { columns: table.columns, rows: table.rows.map((row) => row.map(mark)) } }),
  }
  if (blanks.length === 0)
    throw new ShortFormError([field], 'No gap stands there: {right}, or {right|right too|!mistake}.')
  for (const word of Object.keys(written.why))
    if (!explained.has(word))
      context.warn(`why: "${word}" is neither the first answer of a gap nor a mistake that one foresees.`)
  return {
    ...marked,
    blanks,
    ...(word_bank ? { word_bank } : {}),
  }
})
