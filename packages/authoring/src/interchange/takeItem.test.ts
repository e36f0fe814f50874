import type { InterchangeItem } from '@wordstride/core/authoring'
import { describe, expect, it } from 'vitest'
import { takeItem } from './takeItem'

const card = (id: string, takesAny = false) => ({ id, text: id, takesAny })

/** Animals and their sounds, one to one. */
const pairs = (writtenFrom: string | null, areGroups = false): InterchangeItem => ({
  writtenFrom,
  blocks: [],
  question: {
    kind: 'match',
    sources: [card('cat'), card('dog')],
    targets: [card('meow', areGroups), card('woof', areGroups)],
    pairs: [
      ['cat', 'meow'],
      ['dog', 'woof'],
    ],
    line: 7,
  },
})

const choice = (writtenFrom: string | null, isSingle: boolean, right: number): InterchangeItem => ({
  writtenFrom,
  blocks: [],
  question: {
    kind: 'choice',
    line: 3,
    parts: [
      {
        id: 'q',
        isSingle,
        isShuffled: false,
        choices: ['a', 'b', 'c'].map((id, i) => ({ id, text: id, isRight: i < right })),
      },
    ],
  },
})

const typeOf = (item: InterchangeItem) => {
  const taken = takeItem(item)
  return taken.ok ? taken.type : null
}

describe('takeItem', () => {
  it('gives an item that several types could take to the one that prefers it most', () => {
    expect(typeOf(pairs(null))).toBe('pairing')
    expect(typeOf(pairs(null, true))).toBe('text_drag_drop')
    expect(typeOf(choice(null, true, 1))).toBe('selection')
    expect(typeOf(choice(null, false, 1))).toBe('multi_selection')
  })

  it('gives an item back to the type it was written from, when that can take it', () => {
    expect(typeOf(pairs('text_drag_drop_small'))).toBe('text_drag_drop_small')
    expect(typeOf(choice('dynamic_selection', true, 1))).toBe('dynamic_selection')
    expect(typeOf(choice('dynamic_selection', false, 2))).toBe('multi_selection')
    expect(typeOf(choice('riddle', true, 1))).toBe('selection')
  })

  it('tells the first reason, and where', () => {
    expect(takeItem(choice(null, false, 3))).toEqual({ ok: false, reason: 'every choice is right', line: 3 })
    expect(takeItem(choice(null, true, 2))).toMatchObject({
      reason: 'one of several right answers is enough',
    })
  })
})
