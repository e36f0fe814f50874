import * as z from 'zod/mini'
import type { Feedback, ItemFeedback } from '../grading/feedback'
import { combineParts, type GradeResult, type PartResult } from '../grading/gradeResult'
import { itemIdSchema } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { inRightOrder, looksAlike, type OrderedItem, type PublicCard } from './dragItem'

/** Card ids from first to last; empty until the learner has moved one. */
export const sequenceResponseSchema = z.object({ order: z.array(itemIdSchema).check(z.maxLength(200)) })
export type SequenceResponse = z.infer<typeof sequenceResponseSchema>

export const emptySequence = (): SequenceResponse => ({ order: [] })

/** Right when the card at every position is that of its order or looks like it; an unmoved list is not answered. */
export function gradeSequence(items: readonly OrderedItem[], { order }: SequenceResponse): GradeResult {
  const expected = inRightOrder(items)
  const isPermutation = order.length === items.length && new Set(order).size === order.length
  const parts = expected.map((item, i): PartResult => {
    if (order.length === 0) return { subProblemId: `${i + 1}`, verdict: 'not_answered' }
    const given = isPermutation ? items.find(({ id }) => id === order[i]) : undefined
    const isRight = given !== undefined && looksAlike(given, item)
    return { subProblemId: `${i + 1}`, verdict: isRight ? 'correct' : 'incorrect' }
  })
  return { verdict: combineParts(parts), parts }
}

export const correctSequence = (items: readonly OrderedItem[]): SequenceResponse => ({
  order: inRightOrder(items).map(({ id }) => id),
})

/** Two neighbours that do not look alike have changed places. */
export function wrongSequence(items: readonly OrderedItem[], random: Random): SequenceResponse {
  const right = inRightOrder(items)
  const swappable = right.flatMap((item, i) => {
    const next = right[i + 1]
    return next && !looksAlike(item, next) ? [i] : []
  })
  const at = swappable[Math.floor(random() * swappable.length)] ?? 0
  const order = right.map(({ id }) => id)
  return { order: order.with(at, order[at + 1] as string).with(at + 1, order[at] as string) }
}

/** Marks each card by the position it stands at. */
export function sequenceFeedback(
  items: readonly OrderedItem[],
  { order }: SequenceResponse,
  result: GradeResult,
  note?: string,
): Feedback {
  const isFull = result.verdict === 'correct'
  const explanations = new Map(items.map(({ id, explanation }) => [id, explanation]))
  const marked: Record<string, ItemFeedback> = {}
  result.parts.forEach(({ verdict }, i) => {
    const id = order[i]
    if (id === undefined || !explanations.has(id) || (verdict !== 'correct' && verdict !== 'incorrect'))
      return
    const explanation = explanations.get(id)
    marked[id] = { mark: verdict, ...(isFull && explanation ? { explanation } : {}) }
  })
  return { solution: isFull ? 'full' : 'partial', items: marked, notes: isFull && note ? [note] : [] }
}

export function describeSequence(cards: readonly PublicCard[], { order }: SequenceResponse): string {
  const contents = new Map(cards.map(({ id, content }) => [id, content]))
  return order.flatMap((id) => contents.get(id) ?? []).join(' → ')
}
