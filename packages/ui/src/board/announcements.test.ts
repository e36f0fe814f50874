import { describe, expect, it } from 'vitest'
import { announceMove, announcePickUp, announcePosition, announceSortPickUp } from './announcements'
import { applyMove, type BoardPlace, nextFreePlace } from './boardModel'

const cards = ['apple', 'pear', 'cat', 'dog', 'milk'].map((name) => ({ id: name, name }))
const [apple, pear] = cards as [(typeof cards)[0], (typeof cards)[0]]
const fruit: BoardPlace = { id: 'fruit', name: 'bucket Fruit', holds: 'many' }
const slot: BoardPlace = { id: 's2', name: 'place 2', holds: 'one' }

const move = (placed: Record<string, string>, card: typeof apple, to: BoardPlace | null) =>
  applyMove(placed, { card, to }, cards)

describe('the drag board', () => {
  it('says where a card is now and how many are placed', () => {
    const { placed, outcome } = move({ cat: 'animals' }, apple, fruit)
    expect(placed).toEqual({ cat: 'animals', apple: 'fruit' })
    expect(announceMove(outcome)).toBe('Card "apple" is now in bucket Fruit, 2 of 5 placed.')
  })

  it('[TYPE-00.8] an occupied slot refuses a new card, with the reason', () => {
    const { placed, outcome } = move({ pear: 's2' }, apple, slot)
    expect(placed).toEqual({ pear: 's2' })
    expect(announceMove(outcome)).toBe(
      'Card "apple" cannot go to place 2: "pear" is there. Move that card first.',
    )
  })

  it('two cards in slots change places', () => {
    const { placed, outcome } = move({ apple: 's1', pear: 's2' }, apple, slot)
    expect(placed).toEqual({ apple: 's2', pear: 's1' })
    expect(announceMove(outcome)).toBe('Card "apple" is now in place 2, and "pear" where it was.')
  })

  it('a bucket takes a second card', () => {
    expect(move({ pear: 'fruit' }, apple, fruit).placed).toEqual({ pear: 'fruit', apple: 'fruit' })
  })

  it('takes a card back, and moves it from place to place', () => {
    const back = move({ pear: 's2' }, pear, null)
    expect(back.placed).toEqual({})
    expect(announceMove(back.outcome)).toBe('Card "pear" is back with the other cards.')
    expect(move({ pear: 's2' }, pear, fruit).placed).toEqual({ pear: 'fruit' })
  })

  it('a card dropped where it lies changes nothing', () => {
    const { placed, outcome } = move({ pear: 's2' }, pear, slot)
    expect(placed).toEqual({ pear: 's2' })
    expect(announceMove(outcome)).toBe('Card "pear" stays where it is.')
    expect(move({}, pear, null).outcome.type).toBe('unchanged')
  })

  it('tells how to go on after a card is picked up', () => {
    expect(announcePickUp(apple)).toBe(
      'Card "apple" is picked up. Choose a place for it, or press Escape to put it down.',
    )
    expect(announceSortPickUp(apple, 2, 5)).toBe(
      'Card "apple" is picked up, position 2 of 5. Use the arrow keys or choose another card to move it.',
    )
    expect(announcePosition(apple, 1, 5)).toBe('Card "apple" is now at position 1 of 5.')
  })

  it('finds the next free slot', () => {
    const slots = ['s1', 's2', 's3'].map((id): BoardPlace => ({ id, name: id, holds: 'one' }))
    expect(nextFreePlace({ pear: 's1' }, slots)?.id).toBe('s2')
    expect(nextFreePlace({ pear: 's1', apple: 's2', cat: 's3' }, slots)).toBeUndefined()
    expect(nextFreePlace({}, [fruit])).toBeUndefined()
  })
})
