import { describe, expect, it } from 'vitest'
import { domainOf, isNearInMeaning } from './wordNet'

describe('isNearInMeaning', () => {
  it.each([
    ['repair', 'mend'],
    ['big', 'large'],
    ['enormous', 'big'],
    ['dog', 'puppy'],
    ['journey', 'voyage'],
  ])('takes %s and %s as too near', (one, other) => {
    expect(isNearInMeaning(one, other)).toBe(true)
    expect(isNearInMeaning(other, one)).toBe(true)
  })
  it.each([
    ['cat', 'bridge'],
    ['narrow', 'hungry'],
    ['whisper', 'climb'],
    ['notaword', 'cat'],
  ])('leaves %s and %s together', (one, other) => {
    expect(isNearInMeaning(one, other)).toBe(false)
  })
})

describe('domainOf', () => {
  it('is the same for animals, another for tools, and unknown for adjectives', () => {
    expect(domainOf('cat', 'noun')).toBe(domainOf('horse', 'noun'))
    expect(domainOf('cat', 'noun')).not.toBe(domainOf('ladder', 'noun'))
    expect(domainOf('brave', 'adjective')).toBeNull()
    expect(domainOf('notaword', 'noun')).toBeNull()
  })
})
