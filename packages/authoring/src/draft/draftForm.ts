import type { Pool } from '@wordstride/content'
import type { SectionType } from '@wordstride/core'
import * as z from 'zod/mini'
import { usualQuestion } from '../build/usualQuestion'
import { type AuthoredProblem, draftProblemSchema } from '../files/skillFile'
import { draftQuestionSchema, draftTestProblemSchema } from '../files/testFile'

/** A problem as it was written, and as the builder takes it. */
export interface WrittenProblem {
  written: Record<string, unknown>
  authored: AuthoredProblem
}

export type ReadForm = { ok: true; problem: WrittenProblem } | { ok: false; issues: z.core.$ZodIssue[] }

/** How problems of one kind are written. */
export interface DraftForm {
  /** Of proficiency problems. */
  levels: readonly [least: number, most: number]
  /** Beside those that every problem has. */
  fields: readonly string[]
  read(raw: unknown): ReadForm
}

const taken = (written: Record<string, unknown>, authored: AuthoredProblem): ReadForm => ({
  ok: true,
  problem: { written, authored },
})

const lessonForm = (...levels: DraftForm['levels']): DraftForm => ({
  levels,
  fields: [],
  read(raw) {
    const parsed = draftProblemSchema.safeParse(raw)
    if (!parsed.success) return { ok: false, issues: parsed.error.issues }
    const { level, ...rest } = parsed.data
    const authored = level === undefined ? rest : { ...rest, level }
    return taken(authored, authored)
  },
})

const hasType = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'type' in raw

const blocksSchema = z.object({
  body: z.looseObject({
    problemItems: z.array(
      z.discriminatedUnion('kind', [
        z.looseObject({ kind: z.literal('passage') }),
        z.strictObject({ kind: z.literal('markdown'), value: z.string() }),
      ]),
    ),
  }),
})

/** The full form with its passage and prompt where the files have them; as it is where they stand otherwise. */
function withoutBlocks(raw: unknown): unknown {
  const parsed = blocksSchema.safeParse(raw)
  if (!parsed.success) return raw
  const { problemItems, ...body } = parsed.data.body
  const [first, second, ...more] = problemItems
  const passage = first?.kind === 'passage' ? first : undefined
  const prompt = passage ? second : first
  const isUsual = more.length === 0 && prompt?.kind === 'markdown' && (passage !== undefined || !second)
  if (!isUsual) return raw
  const { kind: _, ...read } = passage ?? { kind: '' }
  return { ...(raw as object), prompt: prompt.value, ...(passage ? { passage: read } : {}), body }
}

/** A problem of a test; one that names no type is the usual question with its answer. */
const testForm: DraftForm = {
  levels: [0, 0],
  fields: ['topic'],
  read(raw) {
    if (hasType(raw)) {
      const parsed = draftTestProblemSchema.safeParse(withoutBlocks(raw))
      if (!parsed.success) return { ok: false, issues: parsed.error.issues }
      const { topic: _, ...authored } = parsed.data
      return taken(parsed.data, authored)
    }
    const parsed = draftQuestionSchema.safeParse(raw)
    if (!parsed.success) return { ok: false, issues: parsed.error.issues }
    const { passage } = parsed.data
    const authored = usualQuestion(parsed.data)
    return taken(parsed.data, passage ? { ...authored, passage } : authored)
  },
}

const formsOfLessons: Record<SectionType, DraftForm> = {
  'ae.la': lessonForm(1, 4),
  'ae.voc': lessonForm(0, 4),
  'ae.ls': testForm,
  'ae.rc': testForm,
}

/** Problems of tests have one form for all sections. */
export const formOf = (section: SectionType, pool: Pool): DraftForm =>
  pool === 'T' ? testForm : formsOfLessons[section]
