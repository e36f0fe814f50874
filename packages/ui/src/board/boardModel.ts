import { entryOf } from '@wordstride/core'

/** Where a card can be put. */
export interface BoardPlace {
  id: string
  /** As it is called aloud: 'Fruit', 'place 2'. */
  name: string
  /** One card, or any number. */
  holds: 'one' | 'many'
}

export interface BoardCard {
  id: string
  /** As it is called aloud. */
  name: string
}

/** Place ids by card id; a card without an entry lies in the tray. */
export type Placed = Readonly<Record<string, string>>

/** Where a card is moved to: a place, or null for the tray. */
export interface Move {
  card: BoardCard
  to: BoardPlace | null
}

export type MoveOutcome =
  | { type: 'placed'; card: BoardCard; place: BoardPlace; placedCount: number; cardCount: number }
  | { type: 'returned'; card: BoardCard }
  | { type: 'exchanged'; card: BoardCard; place: BoardPlace; other: BoardCard }
  | { type: 'refused'; card: BoardCard; place: BoardPlace; occupant: BoardCard }
  | { type: 'unchanged'; card: BoardCard }

const without = (placed: Placed, cardId: string): Placed =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => id !== cardId))

/** What a move does. An occupied place for one card refuses a new one (TYPE-00.8); placed ones change places. */
export function applyMove(
  placed: Placed,
  { card, to }: Move,
  cards: readonly BoardCard[],
): { placed: Placed; outcome: MoveOutcome } {
  const from = entryOf(placed, card.id)
  if ((to?.id ?? undefined) === from) return { placed, outcome: { type: 'unchanged', card } }
  if (to === null) return { placed: without(placed, card.id), outcome: { type: 'returned', card } }
  const occupant = cards.find((other) => other.id !== card.id && entryOf(placed, other.id) === to.id)
  if (to.holds === 'one' && occupant) {
    if (from === undefined) return { placed, outcome: { type: 'refused', card, place: to, occupant } }
    return {
      placed: { ...placed, [card.id]: to.id, [occupant.id]: from },
      outcome: { type: 'exchanged', card, place: to, other: occupant },
    }
  }
  const next = { ...without(placed, card.id), [card.id]: to.id }
  return {
    placed: next,
    outcome: {
      type: 'placed',
      card,
      place: to,
      placedCount: Object.keys(next).length,
      cardCount: cards.length,
    },
  }
}

/** The first place without a card, for places that hold one each. */
export const nextFreePlace = (placed: Placed, places: readonly BoardPlace[]): BoardPlace | undefined =>
  places.find(({ id, holds }) => holds === 'one' && !Object.values(placed).includes(id))
