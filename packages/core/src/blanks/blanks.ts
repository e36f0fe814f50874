import * as z from 'zod/mini'
import type { Feedback, ItemFeedback } from '../grading/feedback'
import { combineParts, type GradeResult, type PartResult, type Verdict } from '../grading/gradeResult'
import { itemIdSchema } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { shuffle } from '../random/shuffle'

const blankOptionSchema = z.object({
  id: itemIdSchema,
  label: z.string().check(z.minLength(1), z.maxLength(200)),
  explanation: z.optional(z.string()),
})

/** One dropdown blank (TYPE-06.2). `answer` and `value` are option ids; a disabled blank shows `value`. */
const blankSchema = z
  .object({
    uuid: itemIdSchema,
    options: z.array(blankOptionSchema).check(z.minLength(2), z.maxLength(30)),
    answer: itemIdSchema,
    value: z.optional(itemIdSchema),
    disabled: z.optional(z.boolean()),
    shuffle_options: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      (blank) => blank.options.some((option) => option.id === blank.answer),
      'answer must be the id of an option.',
    ),
    z.refine(
      (blank) => !blank.disabled || blank.options.some((option) => option.id === blank.value),
      'A disabled blank needs the id of an option as its value.',
    ),
    z.refine(
      (blank) => new Set(blank.options.map((option) => option.id)).size === blank.options.length,
      'Option ids must differ.',
    ),
  )
export type Blank = z.infer<typeof blankSchema>

export const blanksSchema = z.array(blankSchema).check(
  z.minLength(1),
  z.maxLength(60),
  z.refine(
    (blanks) => new Set(blanks.map((blank) => blank.uuid)).size === blanks.length,
    'uuids must differ.',
  ),
  z.refine((blanks) => blanks.some((blank) => !blank.disabled), 'At least one blank is not disabled.'),
)

export interface PublicBlank {
  uuid: string
  options: { id: string; label: string }[]
  /** The option a disabled blank shows. */
  value?: string
  disabled: boolean
}

/** Chosen option id by blank. */
export const blankResponseSchema = z.object({ chosen: z.record(itemIdSchema, z.nullable(itemIdSchema)) })
export type BlankResponse = z.infer<typeof blankResponseSchema>

/** Option ids in presented order, by blank. */
export const blankPresentationSchema = z.object({ order: z.record(itemIdSchema, z.array(itemIdSchema)) })
export type BlankPresentation = z.infer<typeof blankPresentationSchema>

export type TextPiece = { kind: 'text'; text: string } | { kind: 'blank'; uuid: string }

/** Divides a text at its `[[uuid]]` markers. */
export function splitAtBlanks(text: string): TextPiece[] {
  return text.split(/\[\[([^[\]]+)\]\]/).flatMap((piece, i): TextPiece[] => {
    if (i % 2 === 1) return [{ kind: 'blank', uuid: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece }]
  })
}

export function presentBlanks(blanks: readonly Blank[], random: Random): BlankPresentation {
  const order: Record<string, string[]> = {}
  for (const blank of blanks) {
    const ids = blank.options.map((option) => option.id)
    order[blank.uuid] = blank.shuffle_options ? shuffle(ids, random) : ids
  }
  return { order }
}

export function toPublicBlanks(blanks: readonly Blank[], { order }: BlankPresentation): PublicBlank[] {
  return blanks.map((blank) => {
    const position = new Map((order[blank.uuid] ?? []).map((id, i) => [id, i]))
    const options = [...blank.options].sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
    const isDisabled = blank.disabled ?? false
    return {
      uuid: blank.uuid,
      options: options.map(({ id, label }) => ({ id, label })),
      ...(isDisabled && blank.value !== undefined ? { value: blank.value } : {}),
      disabled: isDisabled,
    }
  })
}

export function emptyBlanks(blanks: readonly PublicBlank[]): BlankResponse {
  return {
    chosen: Object.fromEntries(blanks.filter((blank) => !blank.disabled).map((blank) => [blank.uuid, null])),
  }
}

const chosenOf = ({ chosen }: BlankResponse, uuid: string): string | null =>
  Object.hasOwn(chosen, uuid) ? (chosen[uuid] ?? null) : null

const verdictOf = (blank: Blank, chosen: string | null): Verdict => {
  if (chosen === null) return 'not_answered'
  return chosen === blank.answer ? 'correct' : 'incorrect'
}

/** TYPE-06.2; disabled blanks are not graded. */
export function gradeBlanks(blanks: readonly Blank[], response: BlankResponse): GradeResult {
  const parts: PartResult[] = []
  for (const blank of blanks) {
    if (blank.disabled) continue
    parts.push({ subProblemId: blank.uuid, verdict: verdictOf(blank, chosenOf(response, blank.uuid)) })
  }
  return { verdict: combineParts(parts), parts }
}

export function correctBlanks(blanks: readonly Blank[]): BlankResponse {
  return {
    chosen: Object.fromEntries(
      blanks.filter((blank) => !blank.disabled).map((blank) => [blank.uuid, blank.answer]),
    ),
  }
}

/** Right everywhere but in one blank. */
export function wrongBlanks(blanks: readonly Blank[], random: Random): BlankResponse {
  const response = correctBlanks(blanks)
  const open = blanks.filter((blank) => !blank.disabled)
  const spoilt = open[Math.floor(random() * open.length)] as Blank
  const wrong = shuffle(
    spoilt.options.filter((option) => option.id !== spoilt.answer),
    random,
  )[0]
  response.chosen[spoilt.uuid] = wrong?.id ?? null
  return response
}

/** Marks by blank; the explanation is that of the chosen word. */
export function blankFeedback(
  blanks: readonly Blank[],
  response: BlankResponse,
  result: GradeResult,
): Feedback {
  const items: Record<string, ItemFeedback> = {}
  for (const blank of blanks) {
    const chosen = blank.disabled ? null : chosenOf(response, blank.uuid)
    if (chosen === null) continue
    const explanation = blank.options.find((option) => option.id === chosen)?.explanation
    items[blank.uuid] = {
      mark: chosen === blank.answer ? 'correct' : 'incorrect',
      ...(explanation ? { explanation } : {}),
    }
  }
  return { solution: result.verdict === 'correct' ? 'full' : 'partial', items, notes: [] }
}

export function describeBlanks(blanks: readonly PublicBlank[], response: BlankResponse): string {
  return blanks
    .filter((blank) => !blank.disabled)
    .map((blank) => {
      const chosen = chosenOf(response, blank.uuid)
      return blank.options.find((option) => option.id === chosen)?.label ?? '–'
    })
    .join(', ')
}
