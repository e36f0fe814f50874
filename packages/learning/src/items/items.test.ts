import type { ItemChoice } from '@wordstride/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ANSWERS_TO_BE_KNOWN,
  chanceOfRight,
  countAnswer,
  findFlags,
  medianSeconds,
  NO_RATING,
  noStatistics,
  pointBiserial,
  rate,
  shareInterval,
} from '.'

const known = (value: number) => ({ value, answers: ANSWERS_TO_BE_KNOWN })
const choices = (taken: string | null): ItemChoice[] =>
  ['key', 'wrong'].map((id) => ({ id, label: id, isRight: id === 'key', isTaken: id === taken }))

function told(answers: readonly { ability: number; isRight: boolean; taken?: string; seconds?: number }[]) {
  const statistics = noStatistics()
  for (const { ability, isRight, taken = isRight ? 'key' : 'wrong', seconds = 8 } of answers)
    countAnswer(statistics, { isRight, seconds, choices: choices(taken), student: known(ability) })
  return statistics
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('ratings', () => {
  it('guessing is the least, and half of the rest is had at equal ability', () => {
    expect(chanceOfRight(0, 0, 0)).toBe(0.5)
    expect(chanceOfRight(1, 1, 0.25)).toBe(0.625)
    expect(chanceOfRight(-50, 0, 0.25)).toBeCloseTo(0.25)
  })

  it('rise for the student and fall for the problem with a right answer, by half a step at first', () => {
    const after = rate(NO_RATING, NO_RATING, { isRight: true, guess: 0 })
    expect(after).toEqual({ student: { value: 0.5, answers: 1 }, item: { value: -0.5, answers: 1 } })
  })

  it('move less the more is known, and never by more than one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.nat(500),
        fc.boolean(),
        (value, answers, isRight) => {
          const { student } = rate({ value, answers }, NO_RATING, { isRight, guess: 0.25 })
          expect(Math.abs(student.value - value)).toBeLessThanOrEqual(1 / (1 + 0.05 * answers))
          expect(student.value >= value).toBe(isRight)
        },
      ),
    )
  })
})

describe('what answers tell of a problem', () => {
  it('counts answers by the band of ability; of unknown students the answer alone', () => {
    const statistics = told([
      { ability: -2, isRight: false },
      { ability: 0, isRight: true },
      { ability: 3, isRight: true },
    ])
    countAnswer(statistics, { isRight: true, seconds: 8, choices: choices('key'), student: NO_RATING })
    expect([statistics.answers, statistics.right]).toEqual([4, 3])
    expect(statistics.bands.map(({ answers, right }) => [answers, right])).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
      [0, 0],
      [1, 1],
    ])
    expect(statistics.choices).toMatchObject([
      { id: 'wrong', taken: 1, known: 1, abilities: -2, squares: 4 },
      { id: 'key', taken: 3, known: 2, abilities: 3, squares: 9 },
    ])
  })

  it('the median time is told to a quarter of an octave', () => {
    const at = (seconds: number) => ({ ability: 0, isRight: true, seconds })
    expect(medianSeconds(noStatistics())).toBeNull()
    expect(medianSeconds(told([at(4), at(16), at(300)]))).toBe(16)
    expect(medianSeconds(told([at(0), at(0.2)]))).toBe(1)
  })

  it('the point-biserial correlation is 1 where all strong are right and all weak are wrong', () => {
    const all = [...times(5, { ability: 1, isRight: true }), ...times(5, { ability: -1, isRight: false })]
    expect(pointBiserial(told(all))).toBeCloseTo(1)
    expect(pointBiserial(told(all.map((one) => ({ ...one, ability: -one.ability }))))).toBeCloseTo(-1)
    expect(pointBiserial(told(times(9, { ability: 1, isRight: true })))).toBeNull()
    expect(
      pointBiserial(told(times(9, { ability: 1, isRight: true }).concat({ ability: 1, isRight: false }))),
    ).toBeNull()
  })

  it('it is that of Pearson', () => {
    const one = fc.record({
      ability: fc.integer({ min: -30, max: 30 }).map((n) => n / 10),
      isRight: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: 3, maxLength: 60 }), (answers) => {
        const correlation = pointBiserial(told(answers))
        if (correlation === null) return
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
        const [x, y] = [answers.map(({ ability }) => ability), answers.map(({ isRight }) => Number(isRight))]
        const [mx, my] = [mean(x), mean(y)]
        const product = mean(x.map((value, i) => (value - mx) * ((y[i] as number) - my)))
        const spread = Math.sqrt(mean(x.map((v) => (v - mx) ** 2)) * mean(y.map((v) => (v - my) ** 2)))
        expect(correlation).toBeCloseTo(product / spread, 6)
      }),
    )
  })
})

describe('flags', () => {
  const mixed = (count: number) => [
    ...times(count, { ability: 1, isRight: true }),
    ...times(count, { ability: -1, isRight: false }),
  ]
  const names = (statistics: ReturnType<typeof told>) =>
    findFlags(statistics, choices(null)).map(({ flag, choiceId }) =>
      choiceId ? `${flag} ${choiceId}` : flag,
    )

  it('the interval of a share is that of Wilson: 8 of 10 at one-sided 95 %', () => {
    const { low, high } = shareInterval(8, 10)
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.541', '0.931'])
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('none of a sound problem, and none before 60 answers of known students', () => {
    expect(names(told(mixed(50)))).toEqual([])
    expect(names(told(times(59, { ability: 1, isRight: true })))).toEqual([])
    expect(names(told(times(60, { ability: 1, isRight: true })))).toEqual(['too_easy'])
  })

  it('too hard: the stronger half is hardly better than by guessing', () => {
    const few = [...times(15, { ability: 1, isRight: true }), ...times(60, { ability: 1, isRight: false })]
    expect(names(told([...few, ...times(20, { ability: -1, isRight: false })]))).toContain('too_hard')
  })

  it('negative discrimination, and the option that leads the strong astray', () => {
    const upside = mixed(40).map(({ ability, isRight }) => ({ ability: -ability, isRight }))
    expect(names(told(upside))).toEqual(['too_hard', 'negative_discrimination', 'tempting_option wrong'])
  })

  it('a wrong option that nobody takes', () => {
    const blank = mixed(100).map((answer) => ({ ...answer, taken: answer.isRight ? 'key' : 'other' }))
    expect(names(told(blank))).toEqual(['unused_option wrong'])
  })

  it('says so from 60 wrong answers on, and never of the key', () => {
    const elsewhere = (count: number) => [
      ...times(100, { ability: 1, isRight: true, taken: 'key' }),
      ...times(count, { ability: -1, isRight: false, taken: 'other' }),
    ]
    expect(names(told(elsewhere(59)))).toEqual([])
    expect(names(told(elsewhere(60)))).toEqual(['unused_option wrong'])
    const nobody = times(100, { ability: -1, isRight: false, taken: 'other' })
    expect(names(told(nobody))).toEqual(['unused_option wrong'])
  })

  it('a wrong option leads the strong astray when its takers are stronger beyond chance', () => {
    const taken = (wrong: readonly number[]) =>
      told([
        ...times(30, { ability: -1, isRight: true }),
        ...times(30, { ability: 1, isRight: true }),
        ...wrong.map((ability) => ({ ability, isRight: false })),
      ])
    // Both of variance 1, 60 and 20 takers: beyond chance from 1.645 × √(1/60 + 1/20) = 0.425 on.
    const around = (middle: number) => [...times(10, middle - 1), ...times(10, middle + 1)]
    expect(names(taken(around(0.4)))).not.toContain('tempting_option wrong')
    expect(names(taken(around(0.45)))).toContain('tempting_option wrong')
  })
})
