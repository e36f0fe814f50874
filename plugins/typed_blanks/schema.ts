import {
  differentUuids,
  envelopeShape,
  isEachPlacedOnce,
  markersIn,
  type PublicEnvelope,
  recordByIds,
} from '@wordstride/core'
import * as z from 'zod/mini'
import { isNothing, verdictOfGap } from './compare'
import { numberGapSchema, type TypedGap, wordsGapSchema } from './gap'

export const TYPED_BLANKS = 'typed_blanks'

const gapSchema = z.discriminatedUnion('kind', [wordsGapSchema, numberGapSchema]).check(
  z.refine(
    (gap) =>
      gap.kind === 'number' ||
      [...gap.answers, ...(gap.errors ?? []).map(({ typed }) => typed)].every(
        (text) => !isNothing(text, gap),
      ),
    'Something is written in signs alone, which do not count where punctuation is passed over.',
  ),
  z.refine(
    (gap) => (gap.errors ?? []).every(({ typed }) => verdictOfGap(gap, typed) === 'incorrect'),
    'A foreseen mistake would be graded as right.',
  ),
)
const tableSchema = z.object({
  columns: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(8)),
  rows: z.array(z.array(z.string().check(z.maxLength(2_000)))).check(z.minLength(1), z.maxLength(30)),
})
export type TypedTable = z.infer<typeof tableSchema>

interface Written {
  text?: string | undefined
  table?: TypedTable | undefined
}

/** The text and the cells of the table, in the order in which they are read. */
export const writtenIn = ({ text = '', table }: Written): string[] => [text, ...(table?.rows.flat() ?? [])]

/**
 * A text, a table or both with gaps to type into. In `text`, an empty line begins a new paragraph; `[[uuid]]` stands
 * where a gap is, in the cells of the table too.
 */
export const typedBlanksProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(TYPED_BLANKS),
    text: z.optional(z.string().check(z.maxLength(10_000))),
    table: z.optional(tableSchema),
    blanks: z.array(gapSchema).check(z.minLength(1), z.maxLength(60), differentUuids),
    /** Words to choose from; without it nothing is offered. */
    word_bank: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(2), z.maxLength(40)),
    ),
  })
  .check(
    z.refine(
      (problem) => isEachPlacedOnce(problem.blanks, writtenIn(problem).flatMap(markersIn)),
      'Every gap stands in the text or the table exactly once, as [[uuid]].',
    ),
    z.refine(
      ({ table }) => table === undefined || table.rows.every((row) => row.length === table.columns.length),
      'Every row has a cell for every column.',
    ),
  )
export type TypedBlanksProblem = z.infer<typeof typedBlanksProblemSchema>

/** What is typed by gap. */
export const typedBlanksResponseSchema = z.object({
  typed: recordByIds(z.string().check(z.maxLength(200))).check(
    z.refine((typed) => Object.keys(typed).length <= 200, 'Too many gaps.'),
  ),
})
export type TypedBlanksResponse = z.infer<typeof typedBlanksResponseSchema>

/** The places of the words of the bank as they are shown. */
export const typedBlanksPresentationSchema = z.object({
  bank: z.array(z.int().check(z.gte(0), z.lt(40))).check(z.maxLength(40)),
})
export type TypedBlanksPresentation = z.infer<typeof typedBlanksPresentationSchema>

export interface PublicGap {
  uuid: string
  kind: TypedGap['kind']
  width: 'short' | 'medium' | 'long'
}

export interface PublicTypedBlanks extends PublicEnvelope {
  text: string
  table?: TypedTable
  blanks: PublicGap[]
  wordBank: string[]
}
