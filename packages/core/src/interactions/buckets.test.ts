import { describe, expect, it } from 'vitest'
import { type BucketData, buckets } from './buckets'

const kinds = ['noun', 'verb'].map((id) => ({ id, name: id }))
const card = (id: string, category: string, content = 'run') => ({
  id,
  content,
  category,
  explanation: `${id} is right.`,
})
const data: BucketData = {
  cards: [card('a', 'noun'), card('b', 'verb'), card('c', 'noun', 'cat')],
  buckets: kinds,
}
const graded = (placed: Record<string, string>, given = data) => {
  const result = buckets.grade(given, { placed }, { mode: 'practice' })
  const { items } = buckets.feedback(given, { placed }, result)
  return {
    verdict: result.verdict,
    parts: result.parts.map(({ verdict }) => verdict),
    marks: Object.fromEntries(Object.entries(items).map(([id, { mark }]) => [id, mark])),
    told: Object.values(items).flatMap(({ explanation }) => explanation ?? []),
  }
}

describe('cards that look alike', () => {
  it('[TYPE-14.2] can change places between the buckets they belong into', () => {
    const changed = graded({ a: 'verb', b: 'noun', c: 'noun' })
    expect(changed.verdict).toBe('correct')
    expect(changed.marks).toEqual({ a: 'correct', b: 'correct', c: 'correct' })
    expect(changed.told).toEqual(['a is right.', 'b is right.', 'c is right.'])
  })

  it('are counted: a bucket takes as many as belong there', () => {
    const both = graded({ a: 'verb', b: 'verb', c: 'noun' })
    expect(both.verdict).toBe('incorrect')
    expect(both.marks).toEqual({ a: 'incorrect', b: 'correct', c: 'correct' })
    expect(both.told).toEqual([])
    const three: BucketData = { ...data, cards: [card('a', 'noun'), card('b', 'verb'), card('d', 'verb')] }
    expect(graded({ a: 'verb', b: 'verb', d: 'noun' }, three).verdict).toBe('correct')
    expect(graded({ a: 'verb', b: 'noun', d: 'noun' }, three).parts).toEqual([
      'correct',
      'correct',
      'incorrect',
    ])
  })

  it('are not answered where one is left out, whichever that is', () => {
    for (const placed of [
      { a: 'verb', c: 'noun' },
      { b: 'verb', c: 'noun' },
    ]) {
      const { verdict, marks } = graded(placed as unknown as Record<string, string>)
      expect(verdict).toBe('not_answered')
      expect(Object.values(marks)).toEqual(['correct', 'correct'])
    }
  })

  it('do not stand for those with another picture or recording', () => {
    const cards = [{ ...card('a', 'noun'), audio_url: '/run.mp3' }, card('b', 'verb')]
    expect(graded({ a: 'verb', b: 'noun' }, { ...data, cards }).parts).toEqual(['incorrect', 'incorrect'])
  })

  it('raise the chance of a guess: each way to be right is counted', () => {
    expect(buckets.guessChance(data)).toBeCloseTo(2 / 2 ** 3)
    expect(buckets.guessChance({ ...data, cards: [card('a', 'noun'), card('b', 'noun')] })).toBe(1 / 4)
  })
})
