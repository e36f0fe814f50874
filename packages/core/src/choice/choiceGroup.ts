import * as z from 'zod/mini'
import type { Feedback, ItemFeedback } from '../grading/feedback'
import { combineParts, type GradeResult, type PartResult, type Verdict } from '../grading/gradeResult'
import {
  itemIdSchema,
  type Option,
  optionSchema,
  type publicOptionSchema,
  toPublicOption,
} from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { shuffle } from '../random/shuffle'

/** One question of a choice problem (TYPE-00.4). `checkbox` = several correct answers. */
export const choicePartSchema = z
  .object({
    uuid: itemIdSchema,
    type: z.enum(['radio', 'checkbox']),
    /** Markdown above the options; a single question usually has its text in `problemItems`. */
    prompt: z.optional(z.string()),
    /** How many to choose; more is over answered, fewer not answered (C-12). */
    answer_count: z.optional(z.int().check(z.positive())),
    options: z.array(optionSchema).check(z.minLength(2), z.maxLength(40)),
  })
  .check(
    z.refine(
      (part) => part.options.some((option) => option.answer),
      'At least one option must have answer: true.',
    ),
    z.refine(
      (part) => part.options.some((option) => !option.answer),
      'At least one option must have answer: false.',
    ),
    z.refine(
      (part) => part.type === 'checkbox' || part.options.filter((option) => option.answer).length === 1,
      'A radio question has exactly one option with answer: true.',
    ),
    z.refine(
      (part) =>
        part.answer_count === undefined ||
        part.answer_count === part.options.filter((option) => option.answer).length,
      'answer_count must equal the number of options with answer: true.',
    ),
    z.refine(
      (part) => new Set(part.options.map((option) => option.id)).size === part.options.length,
      'Option ids must differ.',
    ),
  )
export type ChoicePart = z.infer<typeof choicePartSchema>

export const choicePartsSchema = z.array(choicePartSchema).check(
  z.minLength(1),
  z.maxLength(20),
  z.refine((parts) => new Set(parts.map((part) => part.uuid)).size === parts.length, 'uuids must differ.'),
  z.refine((parts) => {
    const ids = parts.flatMap((part) => part.options.map((option) => option.id))
    return new Set(ids).size === ids.length
  }, 'Option ids must differ across sub-problems.'),
)

export interface PublicChoicePart {
  uuid: string
  type: 'radio' | 'checkbox'
  prompt?: string
  answer_count?: number
  options: z.infer<typeof publicOptionSchema>[]
}

/** Chosen option ids by sub-problem uuid. */
export const choiceResponseSchema = z.object({
  chosen: z.record(itemIdSchema, z.array(itemIdSchema).check(z.maxLength(100))),
})
export type ChoiceResponse = z.infer<typeof choiceResponseSchema>

/** Option ids in presented order, by sub-problem uuid. */
export const choicePresentationSchema = z.object({ order: z.record(itemIdSchema, z.array(itemIdSchema)) })
export type ChoicePresentation = z.infer<typeof choicePresentationSchema>

export function presentChoices(
  parts: readonly ChoicePart[],
  random: Random,
  { isShuffled }: { isShuffled: boolean },
): ChoicePresentation {
  const order: Record<string, string[]> = {}
  for (const part of parts) {
    const ids = part.options.map((option) => option.id)
    order[part.uuid] = isShuffled ? shuffle(ids, random) : ids
  }
  return { order }
}

export function toPublicChoices(
  parts: readonly ChoicePart[],
  { order }: ChoicePresentation,
): PublicChoicePart[] {
  return parts.map((part) => ({
    uuid: part.uuid,
    type: part.type,
    ...(part.prompt === undefined ? {} : { prompt: part.prompt }),
    ...(part.answer_count === undefined ? {} : { answer_count: part.answer_count }),
    options: inOrder(part.options, order[part.uuid]).map(toPublicOption),
  }))
}

function inOrder(options: readonly Option[], ids: readonly string[] | undefined): Option[] {
  if (!ids) return [...options]
  const byId = new Map(options.map((option) => [option.id, option]))
  const known = ids.flatMap((id) => byId.get(id) ?? [])
  return known.length === options.length ? known : [...options]
}

export function emptyChoices(parts: readonly { uuid: string }[]): ChoiceResponse {
  return { chosen: Object.fromEntries(parts.map((part) => [part.uuid, []])) }
}

const NOTHING: readonly string[] = []

function chosenOf(response: ChoiceResponse, uuid: string): readonly string[] {
  return Object.hasOwn(response.chosen, uuid) ? (response.chosen[uuid] ?? NOTHING) : NOTHING
}

function gradeChoicePart(part: ChoicePart, chosen: readonly string[]): Verdict {
  if (chosen.length === 0) return 'not_answered'
  if (part.type === 'radio') {
    if (chosen.length > 1)
      return new Set(chosen).size === 1 ? gradeChoicePart(part, [chosen[0] as string]) : 'incorrect'
    for (const option of part.options)
      if (option.id === chosen[0]) return option.answer ? 'correct' : 'incorrect'
    return 'incorrect'
  }
  const picked = new Set(chosen)
  if (part.answer_count !== undefined) {
    if (picked.size > part.answer_count) return 'over_answered'
    if (picked.size < part.answer_count) return 'not_answered'
  }
  let right = 0
  for (const option of part.options) {
    if (option.answer !== picked.has(option.id)) return 'incorrect'
    if (option.answer) right++
  }
  return right === picked.size ? 'correct' : 'incorrect'
}

export function gradeChoices(parts: readonly ChoicePart[], response: ChoiceResponse): GradeResult {
  const results: PartResult[] = []
  let expectedCount: number | undefined
  for (const part of parts) {
    const verdict = gradeChoicePart(part, chosenOf(response, part.uuid))
    if (verdict === 'over_answered') expectedCount ??= part.answer_count
    results.push({ subProblemId: part.uuid, verdict })
  }
  const verdict = combineParts(results)
  return expectedCount === undefined
    ? { verdict, parts: results }
    : { verdict, parts: results, expectedCount }
}

export function correctChoices(parts: readonly ChoicePart[]): ChoiceResponse {
  return {
    chosen: Object.fromEntries(
      parts.map((part) => [
        part.uuid,
        part.options.filter((option) => option.answer).map((option) => option.id),
      ]),
    ),
  }
}

/** Right everywhere but in one sub-problem, where one right option is exchanged for a wrong one if there is one. */
export function wrongChoices(parts: readonly ChoicePart[], random: Random): ChoiceResponse {
  const response = correctChoices(parts)
  const spoilt = parts[Math.floor(random() * parts.length)] as ChoicePart
  const wrong = shuffle(
    spoilt.options.filter((option) => !option.answer),
    random,
  )[0]
  const right = response.chosen[spoilt.uuid] ?? []
  response.chosen[spoilt.uuid] = wrong ? [...right.slice(1), wrong.id] : right.slice(1)
  return response
}

/** Marks what was chosen; a full solution also explains every other option. */
export function choiceFeedback(
  parts: readonly ChoicePart[],
  response: ChoiceResponse,
  result: GradeResult,
): Feedback {
  const isFull = result.verdict === 'correct'
  const items: Record<string, ItemFeedback> = {}
  const notes: string[] = []
  for (const part of parts) {
    const chosen = new Set(chosenOf(response, part.uuid))
    for (const option of part.options) {
      if (chosen.has(option.id)) {
        items[option.id] = {
          mark: option.answer ? 'correct' : 'incorrect',
          ...(option.explanation && (isFull || !option.answer) ? { explanation: option.explanation } : {}),
        }
      } else if (isFull && option.explanation) {
        items[option.id] = { mark: 'neutral', explanation: option.explanation }
      }
      if (isFull && option.answer && option.solution) notes.push(option.solution)
    }
  }
  return { solution: isFull ? 'full' : 'partial', items, notes }
}

export function describeChoices(parts: readonly PublicChoicePart[], response: ChoiceResponse): string {
  return parts
    .map((part) => {
      const chosen = new Set(chosenOf(response, part.uuid))
      return part.options
        .filter((option) => chosen.has(option.id))
        .map((option) => option.label)
        .join(', ')
    })
    .join('; ')
}

/** TYPE-00.9. */
export const CHOOSE_ALL_REMINDER = 'REMEMBER: Choose ALL correct answers before checking your answer.'
