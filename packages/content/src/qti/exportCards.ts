import {
  type Bucket,
  type CardFace,
  type CategorizedItem,
  inRightOrder,
  looksAlike,
  numberedSlots,
  type OrderedItem,
} from '@wordstride/core'
import { audioMarkup } from './exportChoices'
import { toIdentifier } from './identifier'
import type { WrittenBody, WrittenResponse } from './writeItem'
import { element, type Markup } from './writeXml'
import { flowXhtml, inlineXhtml } from './xhtmlOf'

interface Card extends CardFace {
  id: string
  explanation?: string | undefined
}

const faceMarkup = ({ content, image_url, audio_url }: CardFace): (Markup | string)[] => [
  ...(image_url === undefined ? flowXhtml(content) : [element('img', { src: image_url, alt: content })]),
  ...audioMarkup(audio_url),
]

/** What QTI says of none of these types. */
const lostOf = (cards: readonly Card[], { canSwap }: { canSwap: boolean }): string[] => [
  ...(cards.some(({ explanation }) => explanation) ? ['explanations of single cards'] : []),
  ...(canSwap && cards.some((card, i) => cards.slice(0, i).some((other) => looksAlike(card, other)))
    ? ['that equal cards may change places']
    : []),
]

const ofPairs = (correct: readonly string[]): WrittenResponse[] => [
  { id: 'RESPONSE', cardinality: 'multiple', baseType: 'directedPair', correct },
]

const pair = (first: string, second: string): string => `${toIdentifier(first)} ${toIdentifier(second)}`

const matchSet = (choices: readonly (CardFace & { id: string })[], matchMax: number): Markup =>
  element(
    'qti-simple-match-set',
    {},
    choices.map((choice) =>
      element(
        'qti-simple-associable-choice',
        { identifier: toIdentifier(choice.id), 'match-max': matchMax },
        faceMarkup(choice),
      ),
    ),
  )

const matchInteraction = (count: number, ...sets: readonly Markup[]): Markup =>
  element(
    'qti-match-interaction',
    { 'response-identifier': 'RESPONSE', 'max-associations': count, shuffle: true },
    sets,
  )

interface OrderedCards {
  drag_items: readonly OrderedItem[]
  explanation?: string | undefined
}

/** A list that is brought into order. */
export function exportOrdering({ drag_items, explanation }: OrderedCards): WrittenBody {
  return {
    responses: [
      {
        id: 'RESPONSE',
        cardinality: 'ordered',
        baseType: 'identifier',
        correct: inRightOrder(drag_items).map(({ id }) => toIdentifier(id)),
      },
    ],
    content: [
      element(
        'qti-order-interaction',
        { 'response-identifier': 'RESPONSE', shuffle: true, orientation: 'vertical' },
        drag_items.map((card) =>
          element('qti-simple-choice', { identifier: toIdentifier(card.id) }, faceMarkup(card)),
        ),
      ),
    ],
    solution: explanation,
    lost: lostOf(drag_items, { canSwap: true }),
  }
}

/** Cards that go into a row of gaps. */
export function exportSlots({ drag_items, explanation }: OrderedCards): WrittenBody {
  const slots = numberedSlots(drag_items.length)
  const gaps = slots.flatMap(({ id }) => [element('qti-gap', { identifier: toIdentifier(id) }), ' '])
  return {
    responses: ofPairs(inRightOrder(drag_items).map(({ id }, i) => pair(id, slots[i]?.id ?? ''))),
    content: [
      element(
        'qti-gap-match-interaction',
        { 'response-identifier': 'RESPONSE', shuffle: true },
        drag_items.map(({ id, content }) =>
          element('qti-gap-text', { identifier: toIdentifier(id), 'match-max': 1 }, inlineXhtml(content)),
        ),
        element('p', {}, gaps),
      ),
    ],
    solution: explanation,
    lost: [
      ...lostOf(drag_items, { canSwap: true }),
      ...(drag_items.some(({ audio_url }) => audio_url) ? ['recordings of cards'] : []),
    ],
  }
}

/** Pairs: each choice has one partner in the other set. */
export function exportPairing(problem: OrderedCards & { left_items: readonly Card[] }): WrittenBody {
  const { left_items, drag_items, explanation } = problem
  const partners = inRightOrder(drag_items)
  return {
    responses: ofPairs(left_items.map(({ id }, i) => pair(id, partners[i]?.id ?? ''))),
    content: [matchInteraction(left_items.length, matchSet(left_items, 1), matchSet(drag_items, 1))],
    solution: explanation,
    lost: lostOf(drag_items, { canSwap: true }),
  }
}

/** Groups take any number of cards, which tells them from pairs. */
export function exportBuckets(problem: {
  buckets: readonly Bucket[]
  drag_items: readonly CategorizedItem[]
  explanation?: string | undefined
}): WrittenBody {
  const { buckets, drag_items, explanation } = problem
  const groups = buckets.map(({ id, name }) => ({ id, content: name }))
  return {
    responses: ofPairs(drag_items.map(({ id, category }) => pair(id, category))),
    content: [matchInteraction(drag_items.length, matchSet(drag_items, 1), matchSet(groups, 0))],
    solution: explanation,
    lost: lostOf(drag_items, { canSwap: false }),
  }
}
