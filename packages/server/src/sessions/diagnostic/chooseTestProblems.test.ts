import { seededRandom } from '@wordstride/core'
import { isGuessable, MOST_GUESSABLE, REGION_LEAST_ACCURACY, regionOf } from '@wordstride/learning'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, chooseTestProblems } from './chooseTestProblems'

const candidate = (problemSeq: number, changes: Partial<Candidate> = {}): Candidate => ({
  problemId: `p${problemSeq}`,
  skillId: 'topic',
  place: problemSeq,
  problemSeq,
  passage: null,
  lastSeen: 0,
  tier: 0,
  guessChance: 0,
  ...changes,
})
const ids = (chosen: readonly Candidate[]) => chosen.map(({ problemId }) => problemId)
const choose = (pool: readonly Candidate[], count: number, seed = 'seed', mostGuessable = 0) =>
  chooseTestProblems(pool, { count, mostGuessable, random: seededRandom(seed) })

/** Words with three forms each, of which one is chosen from four options. */
const words = (count: number): Candidate[] =>
  Array.from({ length: count * 3 }, (_, i) =>
    candidate(i + 1, {
      skillId: `word${Math.floor(i / 3)}`,
      place: Math.floor(i / 3),
      guessChance: i % 3 === 0 ? 0.25 : 0,
    }),
  )

describe('chooseTestProblems', () => {
  it('[SR-30] spreads over the topics before it takes a second one of any', () => {
    const pool = ['a', 'a', 'a', 'b', 'b', 'c'].map((skillId, i) => candidate(i + 1, { skillId }))
    const topics = (count: number) =>
      choose(pool, count)
        .map(({ skillId }) => skillId)
        .join('')
    expect(topics(3)).toBe('abc')
    expect(topics(5)).toBe('aabbc')
  })

  it('[SR-30] takes unseen problems first, then those seen longest ago', () => {
    const pool = [
      candidate(1, { lastSeen: 200, skillId: 'a' }),
      candidate(2, { lastSeen: 100, skillId: 'b' }),
      candidate(3, { skillId: 'c' }),
      candidate(4, { skillId: 'c' }),
    ]
    expect(ids(choose(pool, 2))).toEqual(['p3', 'p4'])
    expect(ids(choose(pool, 3))).toEqual(['p2', 'p3', 'p4'])
  })

  it('[SR-30] keeps the questions about one passage together, and shows no passage twice', () => {
    const pool = [
      candidate(1, { passage: 'old', lastSeen: 100 }),
      candidate(2, { passage: 'old' }),
      candidate(3, { passage: 'new' }),
      candidate(4, { passage: 'new' }),
      candidate(5, { passage: 'other' }),
    ]
    expect(ids(choose(pool, 5))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    expect(ids(choose(pool, 4))).toEqual(['p2', 'p3', 'p4', 'p5'])
  })

  /** Texts with five questions each, of which two cannot be guessed. */
  const texts = (names: readonly string[], seen: Readonly<Record<string, number>> = {}) =>
    names.flatMap((passage, at) =>
      [0, 1, 2, 3, 4].map((i) =>
        candidate(at * 5 + i + 1, { passage, lastSeen: seen[passage] ?? 0, guessChance: i < 3 ? 0.25 : 0 }),
      ),
    )
  const passagesOf = (chosen: readonly Candidate[]) => new Set(chosen.map(({ passage }) => passage))

  it('[SR-30] three tests read three texts each, of every kind one, and none twice', () => {
    const names = [
      'story 1',
      'facts 1',
      'claim 1',
      'story 2',
      'facts 2',
      'claim 2',
      'story 3',
      'facts 3',
      'claim 3',
    ]
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const seen: Record<string, number> = {}
        for (let taken = 1; taken <= 3; taken++) {
          const chosen = choose(texts(names, seen), 14, `${seed} ${taken}`, 8)
          expect(chosen).toHaveLength(14)
          expect(chosen.filter(isGuessable).length).toBeLessThanOrEqual(8)
          expect([...passagesOf(chosen)].map((name) => name?.slice(0, 5)).sort()).toEqual([
            'claim',
            'facts',
            'story',
          ])
          for (const passage of passagesOf(chosen)) {
            expect(seen).not.toHaveProperty(passage ?? '')
            seen[passage ?? ''] = taken
          }
        }
      }),
    )
  })

  it('[SR-30] takes from every text what is new where those that were never read are too few', () => {
    const half = texts(['one', 'two', 'three'], { one: 100, two: 100 }).map((one) =>
      one.passage === 'one' && one.problemSeq > 2 ? { ...one, lastSeen: 0 } : one,
    )
    const chosen = choose(half, 8, 'seed', 8)
    expect(chosen.every(({ lastSeen }) => lastSeen === 0)).toBe(true)
    expect(passagesOf(chosen)).toEqual(new Set(['one', 'three']))
  })

  it('gives all there are when there are fewer', () => {
    expect(ids(choose([candidate(2), candidate(1)], 9))).toEqual(['p1', 'p2'])
    expect(choose([], 9)).toEqual([])
  })

  it('takes words from the whole list, each of them once', () => {
    const chosen = choose(words(100), 20, 'list', 7)
    expect(new Set(chosen.map(({ skillId }) => skillId)).size).toBe(20)
    for (const [from, to] of [
      [0, 25],
      [25, 50],
      [50, 75],
      [75, 100],
    ] as const) {
      const here = chosen.filter(({ place }) => place >= from && place < to)
      expect(here.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('[SR-30] tests taken again ask nothing twice until the pool is used up, then what was seen longest ago', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.string(),
        (size, count, seed) => {
          const lastSeen = new Map<string, number>()
          for (let taken = 1; taken <= 8; taken++) {
            const pool = words(size).map((one) => ({ ...one, lastSeen: lastSeen.get(one.problemId) ?? 0 }))
            const chosen = choose(pool, count, `${seed} ${taken}`, 3)
            expect(new Set(ids(chosen)).size).toBe(Math.min(count, pool.length))
            const again = chosen.filter(({ lastSeen }) => lastSeen > 0)
            const others = pool.filter((one) => !isGuessable(one) && !chosen.includes(one))
            if (again.length > 0) expect(others.every((one) => one.lastSeen > 0)).toBe(true)
            // Each kind is a pool of its own: guessable problems are few, whether others were seen or not.
            for (const isOfKind of [isGuessable, (one: Candidate) => !isGuessable(one)]) {
              const left = pool.filter((one) => isOfKind(one) && !chosen.includes(one))
              const oldest = Math.min(...left.map((one) => one.lastSeen))
              const newest = Math.max(...chosen.filter(isOfKind).map((one) => one.lastSeen))
              if (left.length > 0 && chosen.some(isOfKind)) expect(newest).toBeLessThanOrEqual(oldest)
            }
            for (const { problemId } of chosen) lastSeen.set(problemId, taken)
          }
        },
      ),
    )
  })

  it('[SR-30] three tests of a pool three times as large ask nothing twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, count) => {
        const made = Math.min(8, count - 1)
        const pool = Array.from({ length: 3 * count }, (_, i) =>
          candidate(i + 1, { guessChance: i < 3 * made ? 0.25 : 0 }),
        )
        const seen = new Set<string>()
        for (let taken = 1; taken <= 3; taken++) {
          const met = pool.map((one) => ({ ...one, lastSeen: seen.has(one.problemId) ? taken : 0 }))
          for (const id of ids(choose(met, count, `${seed} ${taken}`, made))) {
            expect(seen).not.toContain(id)
            seen.add(id)
          }
        }
        expect(seen.size).toBe(3 * count)
      }),
    )
  })

  it('[SR-30] asks no guessable problem again while others are new', () => {
    const pool = [
      ...[1, 2, 3].map((seq) => candidate(seq, { guessChance: 0.25, lastSeen: 100 })),
      ...[4, 5, 6, 7].map((seq) => candidate(seq)),
    ]
    expect(ids(choose(pool, 4, 'seed', 2))).toEqual(['p4', 'p5', 'p6', 'p7'])
    expect(ids(choose(pool, 5, 'seed', 2))).toHaveLength(5)
  })

  it('takes what was made for tests before a lesson’s problem that is harder to guess', () => {
    const pool = [candidate(1, { tier: 1 }), candidate(2, { guessChance: 1 / 24 })]
    expect(ids(choose(pool, 1))).toEqual(['p2'])
  })

  it('who only guesses stays in region 6, wherever the test is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 100 }), fc.string(), (size, seed) => {
        const chosen = choose(words(size), 20, seed, MOST_GUESSABLE['ae.voc'])
        expect(chosen).toHaveLength(20)
        for (let answered = 10; answered <= 20; answered++) {
          const lucky = chosen.slice(0, answered).filter(isGuessable).length
          expect(lucky / answered).toBeLessThan(REGION_LEAST_ACCURACY)
          expect(regionOf(lucky / answered, 9)).toBe(6)
        }
      }),
    )
  })

  it('fills up with guessable problems where there are no others', () => {
    const pool = [candidate(1), ...[2, 3, 4].map((seq) => candidate(seq, { guessChance: 0.25 }))]
    expect(ids(choose(pool, 3)).filter((id) => id !== 'p1')).toHaveLength(2)
    expect(ids(choose(pool, 3))).toContain('p1')
  })
})
