import type { BoardCard, MoveOutcome } from './boardModel'

/** What is said of a move: short, and true without seeing the board. */
export function announceMove(outcome: MoveOutcome): string {
  const card = `Card "${outcome.card.name}"`
  switch (outcome.type) {
    case 'placed':
      return `${card} is now in ${outcome.place.name}, ${outcome.placedCount} of ${outcome.cardCount} placed.`
    case 'returned':
      return `${card} is back with the other cards.`
    case 'exchanged':
      return `${card} is now in ${outcome.place.name}, and "${outcome.other.name}" where it was.`
    case 'refused':
      return `${card} cannot go to ${outcome.place.name}: "${outcome.occupant.name}" is there. Move that card first.`
    case 'unchanged':
      return `${card} stays where it is.`
  }
}

export const announcePickUp = (card: BoardCard): string =>
  `Card "${card.name}" is picked up. Choose a place for it, or press Escape to put it down.`

export const announcePutDown = (card: BoardCard): string => `Card "${card.name}" is put down.`

export const announceUndo = (): string => 'Your last move is undone.'

export const announceSortPickUp = (card: BoardCard, position: number, count: number): string =>
  `Card "${card.name}" is picked up, position ${position} of ${count}. Use the arrow keys or choose another card to move it.`

export const announcePosition = (card: BoardCard, position: number, count: number): string =>
  `Card "${card.name}" is now at position ${position} of ${count}.`
