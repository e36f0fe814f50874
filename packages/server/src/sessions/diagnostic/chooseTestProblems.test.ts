import { describe, expect, it } from 'vitest'
import { type Candidate, chooseTestProblems } from './chooseTestProblems'

const candidate = (problemSeq: number, changes: Partial<Candidate> = {}): Candidate => ({
  problemId: `p${problemSeq}`,
  skillId: 'topic',
  problemSeq,
  passage: null,
  lastSeen: 0,
  ...changes,
})
const ids = (chosen: readonly Candidate[]) => chosen.map(({ problemId }) => problemId)

describe('chooseTestProblems', () => {
  it('[SR-30] spreads over the topics before it takes a second one of any', () => {
    const pool = ['a', 'a', 'a', 'b', 'b', 'c'].map((skillId, i) => candidate(i + 1, { skillId }))
    expect(ids(chooseTestProblems(pool, 3))).toEqual(['p1', 'p4', 'p6'])
    expect(ids(chooseTestProblems(pool, 5))).toEqual(['p1', 'p2', 'p4', 'p5', 'p6'])
  })

  it('[SR-30] takes unseen problems first, then those seen longest ago', () => {
    const pool = [
      candidate(1, { lastSeen: 200, skillId: 'a' }),
      candidate(2, { lastSeen: 100, skillId: 'b' }),
      candidate(3, { skillId: 'c' }),
      candidate(4, { skillId: 'c' }),
    ]
    expect(ids(chooseTestProblems(pool, 2))).toEqual(['p3', 'p4'])
    expect(ids(chooseTestProblems(pool, 3))).toEqual(['p2', 'p3', 'p4'])
  })

  it('[SR-30] keeps the questions about one passage together, unseen passages first', () => {
    const pool = [
      candidate(1, { passage: 'old', lastSeen: 100 }),
      candidate(2, { passage: 'old' }),
      candidate(3, { passage: 'new' }),
      candidate(4, { passage: 'new' }),
      candidate(5, { passage: 'other' }),
    ]
    expect(ids(chooseTestProblems(pool, 5))).toEqual(['p3', 'p4', 'p5', 'p1', 'p2'])
    expect(ids(chooseTestProblems(pool, 1))).toEqual(['p3'])
  })

  it('gives all there are when there are fewer', () => {
    expect(ids(chooseTestProblems([candidate(2), candidate(1)], 9))).toEqual(['p1', 'p2'])
    expect(chooseTestProblems([], 9)).toEqual([])
  })
})
