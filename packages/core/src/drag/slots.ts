import type { Feedback, ItemFeedback } from '../grading/feedback'
import { combineParts, type GradeResult, type PartResult } from '../grading/gradeResult'
import type { Random } from '../random/seededRandom'
import { shuffle } from '../random/shuffle'
import { inRightOrder, looksAlike, type OrderedItem, type PublicCard } from './dragItem'
import { type PlacementResponse, placeOf } from './placement'

/** Places that hold one card each; the card of order n belongs into the n-th slot. */
export interface Slot {
  id: string
}

const slotsByCount = new Map<number, readonly Slot[]>()

/** Slots that have no name of their own: one for each card. Made once for each count, because graders ask often. */
export function numberedSlots(count: number): readonly Slot[] {
  const known = slotsByCount.get(count)
  if (known) return known
  const slots = Array.from({ length: count }, (_, i) => ({ id: `slot-${i + 1}` }))
  slotsByCount.set(count, slots)
  return slots
}

/** The cards of each slot. */
function occupants(response: PlacementResponse, items: readonly PublicCard[]) {
  const byPlace = new Map<string, PublicCard[]>()
  for (const item of items) {
    const place = placeOf(response, item.id)
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), item])
  }
  return byPlace
}

/** By position of the slot: its card, null where several claim it, undefined where none does. */
function occupantOfEach(slots: readonly Slot[], items: readonly OrderedItem[], response: PlacementResponse) {
  const held: (OrderedItem | null | undefined)[] = slots.map(() => undefined)
  for (const item of items) {
    const place = placeOf(response, item.id)
    if (place === undefined) continue
    // Most cards stand where they belong: look there first.
    const own = item.order - 1
    const at = slots[own]?.id === place ? own : slots.findIndex(({ id }) => id === place)
    if (at !== -1) held[at] = held[at] === undefined ? item : null
  }
  return held
}

/**
 * Right when every slot holds the card of its order or one that looks like it; a slot that two cards claim
 * holds none of them rightly, an empty one is not answered.
 */
export function gradeSlots(
  items: readonly OrderedItem[],
  slots: readonly Slot[],
  response: PlacementResponse,
): GradeResult {
  const expected = inRightOrder(items)
  const held = occupantOfEach(slots, items, response)
  const parts = slots.map(({ id }, i): PartResult => {
    const card = held[i]
    if (card === undefined) return { subProblemId: id, verdict: 'not_answered' }
    const isRight = card !== null && looksAlike(card, expected[i] as OrderedItem)
    return { subProblemId: id, verdict: isRight ? 'correct' : 'incorrect' }
  })
  return { verdict: combineParts(parts), parts }
}

export function correctSlots(items: readonly OrderedItem[], slots: readonly Slot[]): PlacementResponse {
  const entries = inRightOrder(items).map((item, i) => [item.id, (slots[i] as Slot).id])
  return { placed: Object.fromEntries(entries) }
}

/** Complete; two cards that do not look alike have changed places. */
export function wrongSlots(
  items: readonly OrderedItem[],
  slots: readonly Slot[],
  random: Random,
): PlacementResponse {
  const { placed } = correctSlots(items, slots)
  const [first, ...others] = shuffle(items, random)
  const second = others.find((item) => first && !looksAlike(item, first))
  if (!first || !second) return { placed }
  return {
    placed: { ...placed, [first.id]: placed[second.id] as string, [second.id]: placed[first.id] as string },
  }
}

/** Marks each card by the slot it stands in; a full solution explains the cards too. */
export function slotFeedback(
  items: readonly OrderedItem[],
  response: PlacementResponse,
  result: GradeResult,
  note?: string,
): Feedback {
  const isFull = result.verdict === 'correct'
  const verdicts = new Map(result.parts.map(({ subProblemId, verdict }) => [subProblemId, verdict]))
  const marked: Record<string, ItemFeedback> = {}
  for (const { id, explanation } of items) {
    const place = placeOf(response, id)
    const verdict = place === undefined ? undefined : verdicts.get(place)
    if (verdict !== 'correct' && verdict !== 'incorrect') continue
    marked[id] = { mark: verdict, ...(isFull && explanation ? { explanation } : {}) }
  }
  return { solution: isFull ? 'full' : 'partial', items: marked, notes: isFull && note ? [note] : [] }
}

/** The cards in the order of their slots. */
export function describeSlots(
  cards: readonly PublicCard[],
  slots: readonly Slot[],
  response: PlacementResponse,
  separator: string,
): string {
  const held = occupants(response, cards)
  return slots.flatMap((slot) => (held.get(slot.id) ?? []).map(({ content }) => content)).join(separator)
}
