import type { Random } from '@wordstride/core'
import { each, type Frame, type Level, type Made, together } from './frame'
import { asOptions, chooseWrong, gapOf, type Told, whyOf } from './options'

/** A word and the form that is asked for. */
export interface Form {
  asked: string
  key: Told
  /** Errors that learners make, each with its name. */
  wrong: readonly Told[]
  hints: readonly string[]
}

export interface FormTexts {
  /** The question for one form; the word stands bold in it. */
  question(asked: string): string
  pairs: string
  pairHints: string[]
  table: string
  columns: [asked: string, wanted: string]
  tableHints: string[]
}

const PAIRS = 4
const ROWS = 3
const WRONG = 2
const MOST_WRONG = 3

const chooseForm =
  ({ question }: Pick<FormTexts, 'question'>) =>
  ({ asked, key, wrong, hints }: Form, random: Random): Made => ({
    type: 'selection',
    prompt: question(asked),
    hints: [...hints],
    options: asOptions(key, chooseWrong(key.text, wrong, MOST_WRONG, random), random),
  })

const pairForms =
  ({ pairs, pairHints }: FormTexts) =>
  (forms: readonly Form[]): Made => ({
    type: 'pairing',
    prompt: pairs,
    hints: pairHints,
    pairs: forms.map(({ asked, key }) => ({ left: asked, right: key.text, why: key.why })),
  })

const tableOfForms =
  ({ table, columns, tableHints }: FormTexts) =>
  (forms: readonly Form[], random: Random): Made => {
    const rows = forms.map((form) => ({
      form,
      told: asOptions(form.key, chooseWrong(form.key.text, form.wrong, WRONG, random), random),
    }))
    return {
      type: 'table_with_dropdown',
      prompt: table,
      hints: tableHints,
      columns,
      rows: rows.map(({ form, told }) => [form.asked, gapOf(form.key, told)]),
      why: whyOf(rows.flatMap(({ told }) => told)),
    }
  }

/** One form alone, pairs of four, a table of three. */
export const formFrames = (forms: readonly Form[], texts: FormTexts, level: Level = 1): Frame[] => [
  each(level, forms, chooseForm(texts)),
  together(level, forms, PAIRS, ({ asked, key }) => [`${asked} →`, `→ ${key.text}`], pairForms(texts)),
  together(
    level,
    forms,
    ROWS,
    ({ key, wrong }) => [key, ...wrong].map(({ text }) => text),
    tableOfForms(texts),
  ),
]

/** Only one form at a time, where pairs would have several solutions. */
export const singleForms = (
  forms: readonly Form[],
  texts: Pick<FormTexts, 'question'>,
  level: Level = 1,
): Frame => each(level, forms, chooseForm(texts))
