import * as z from 'zod/mini'
import type { Feedback } from '../grading/feedback'
import type { GradeResult, Verdict } from '../grading/gradeResult'
import {
  itemIdSchema,
  type Option,
  optionSchema,
  type PublicOption,
  toPublicOption,
} from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { shuffle } from '../random/shuffle'
import { type ChoicePart, choiceFeedback, gradeChoices } from './choiceGroup'

/** The one question of a type whose options are opened before one is chosen. */
export const openedOptionsSchema = z.array(optionSchema).check(
  z.minLength(2),
  z.maxLength(12),
  z.refine(
    (options) => options.filter((option) => option.answer).length === 1,
    'Exactly one option has answer: true.',
  ),
  z.refine(
    (options) => new Set(options.map((option) => option.id)).size === options.length,
    'Option ids must differ.',
  ),
)

export const openedResponseSchema = z.object({
  opened: z.array(itemIdSchema).check(z.maxLength(100)),
  chosen: z.nullable(itemIdSchema),
})
export type OpenedResponse = z.infer<typeof openedResponseSchema>

/** Option ids in presented order. */
export const openedPresentationSchema = z.object({ order: z.array(itemIdSchema) })
export type OpenedPresentation = z.infer<typeof openedPresentationSchema>

/** The id of the one part of the result. */
const ONLY_PART = 'choice'

const asPart = (options: readonly Option[]): ChoicePart => ({
  uuid: ONLY_PART,
  type: 'radio',
  options: [...options],
})

const asChosen = ({ chosen }: OpenedResponse) => ({
  chosen: { [ONLY_PART]: chosen === null ? [] : [chosen] },
})

export function presentOpened(
  options: readonly Option[],
  random: Random,
  { isShuffled }: { isShuffled: boolean },
): OpenedPresentation {
  const ids = options.map((option) => option.id)
  return { order: isShuffled ? shuffle(ids, random) : ids }
}

export function toPublicOpened(options: readonly Option[], { order }: OpenedPresentation): PublicOption[] {
  const position = new Map(order.map((id, i) => [id, i]))
  return [...options]
    .sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
    .map(toPublicOption)
}

export const hasOpenedAll = (options: readonly { id: string }[], { opened }: OpenedResponse): boolean =>
  options.every((option) => opened.includes(option.id))

/** With `needsAllOpened` a choice made before every option was opened is not answered yet. */
export function gradeOpened(
  options: readonly Option[],
  response: OpenedResponse,
  { needsAllOpened }: { needsAllOpened: boolean },
): GradeResult {
  const verdict: Verdict =
    needsAllOpened && !hasOpenedAll(options, response)
      ? 'not_answered'
      : gradeChoices([asPart(options)], asChosen(response)).verdict
  return { verdict, parts: [{ subProblemId: ONLY_PART, verdict }] }
}

const allOpened = (options: readonly Option[]) => options.map((option) => option.id)

export const correctOpened = (options: readonly Option[]): OpenedResponse => ({
  opened: allOpened(options),
  chosen: options.find((option) => option.answer)?.id ?? null,
})

export const wrongOpened = (options: readonly Option[], random: Random): OpenedResponse => ({
  opened: allOpened(options),
  chosen:
    shuffle(
      options.filter((option) => !option.answer),
      random,
    )[0]?.id ?? null,
})

export const openedFeedback = (
  options: readonly Option[],
  response: OpenedResponse,
  result: GradeResult,
): Feedback => choiceFeedback([asPart(options)], asChosen(response), result)

export const describeOpened = (options: readonly PublicOption[], { chosen }: OpenedResponse): string =>
  options.find((option) => option.id === chosen)?.label ?? ''

/** A label cut to `limit` characters plus an ellipsis (CONST-28). */
export const cutLabel = (label: string, limit: number): string =>
  label.length > limit ? `${label.slice(0, limit)}…` : label
