import { describe, expect, it } from 'vitest'
import { countFindings } from './countFindings'
import { playItems } from './playItems'

describe('the flags of problems', () => {
  it('find at least 95 % of planted faults, and accuse less than 5 % of sound problems', () => {
    const { planted, hits, sound, accused } = countFindings(
      ['first', 'second'].flatMap((seed) => playItems(seed)),
    )
    expect([planted, sound]).toEqual([200, 800])
    expect(hits / planted).toBeGreaterThanOrEqual(0.95)
    expect(accused / sound).toBeLessThan(0.05)
  })

  it('judge nothing by a few answers', () => {
    expect(countFindings(playItems('first', 10)).hits).toBe(0)
  })
})
