import type { AccessibilityModel } from '../plugin/accessibilityModel'

const keyboard: AccessibilityModel['keyboard'] = [
  { keys: ['Tab'], does: 'moves to the next card' },
  { keys: ['Enter', 'Space'], does: 'picks the card in focus up, or puts it into the place in focus' },
  {
    keys: ['←', '→', '↑', '↓'],
    does: 'moves between the cards, or between the places while a card is picked up',
  },
  { keys: ['Home', 'End'], does: 'goes to the first or last card or place' },
  { keys: ['Escape'], does: 'puts the picked card down' },
  { keys: ['Delete'], does: 'takes the card in focus back to the others' },
]

const moves = [
  'Card "{card}" is picked up. Choose a place for it, or press Escape to put it down.',
  'Card "{card}" is now in {place}, {n} of {total} placed.',
  'Card "{card}" is back with the other cards.',
]
const refusal = 'Card "{card}" cannot go to {place}: "{other}" is there. Move that card first.'
const exchange = 'Card "{card}" is now in {place}, and "{other}" where it was.'
const marks = ['{card}, correct', '{card}, not correct']

const roles = ['list', 'listitem', 'button']

/** How the drag board is operated where cards go into buckets. */
export const bucketAccessibility: AccessibilityModel = {
  roles,
  keyboard,
  announcements: [...moves, ...marks],
}

/** The same with slots, of which an occupied one refuses a new card (TYPE-00.8); placed ones change places. */
export const slotAccessibility: AccessibilityModel = {
  roles,
  keyboard,
  announcements: [...moves, refusal, exchange, ...marks],
}
