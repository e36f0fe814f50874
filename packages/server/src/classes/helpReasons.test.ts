import { describe, expect, it } from 'vitest'
import { type HelpFacts, helpReasons } from './helpReasons'

const MONDAY = new Date('2026-03-09T07:00:00Z')
const DAY = 86_400_000
const at = (days: number) => new Date(MONDAY.getTime() + days * DAY)

const facts = (fields: Partial<HelpFacts> = {}): HelpFacts => ({
  now: at(3.5),
  weekStartsAt: MONDAY,
  isActive: true,
  startedAt: at(-100),
  plannedAt: null,
  lastActiveAt: at(3).getTime(),
  points: 60,
  stuckOn: [],
  correct: 15,
  judged: 20,
  ...fields,
})
const stuckOn = [
  {
    sectionType: 'ae.la' as const,
    gradeId: 2,
    skillId: 'k1',
    skillName: 'Nouns',
    failedSessions: 1,
    drops: 2,
  },
]

describe('helpReasons', () => {
  it('finds nothing about who works well, and nothing about an account that does not run', () => {
    expect(helpReasons(facts())).toEqual([])
    expect(helpReasons(facts({ isActive: false, stuckOn, points: 0, lastActiveAt: null }))).toEqual([])
  })

  it('absent: five days without a session, or since the account began', () => {
    expect(helpReasons(facts({ lastActiveAt: at(-1.4).getTime() }))).toEqual([])
    expect(helpReasons(facts({ lastActiveAt: at(-1.6).getTime() }))).toEqual([{ reason: 'absent', days: 5 }])
    expect(helpReasons(facts({ lastActiveAt: null, startedAt: at(0) }))).toEqual([])
    expect(helpReasons(facts({ lastActiveAt: null }))).toEqual([{ reason: 'absent', days: 103 }])
  })

  it('stuck: on the skill with the most failures', () => {
    expect(helpReasons(facts({ stuckOn }))).toEqual([{ reason: 'stuck', skillName: 'Nouns', failures: 3 }])
  })

  it('inaccurate: less than half of at least ten right', () => {
    expect(helpReasons(facts({ correct: 4, judged: 10 }))).toEqual([
      { reason: 'inaccurate', correct: 4, of: 10 },
    ])
    expect(helpReasons(facts({ correct: 5, judged: 10 }))).toEqual([])
    expect(helpReasons(facts({ correct: 0, judged: 9 }))).toEqual([])
  })

  it('behind: from Thursday on, less than half of what the days that are over would bring', () => {
    expect(helpReasons(facts({ points: 21 }))).toEqual([{ reason: 'behind', points: 21, expected: 43 }])
    expect(helpReasons(facts({ points: 21.5 }))).toEqual([])
    expect(helpReasons(facts({ points: 0, now: at(2.9) }))).toEqual([])
  })

  it.each(['startedAt', 'plannedAt'] as const)(
    '[SR-19] behind: a week that began in the middle (%s) is judged by the days that it had left',
    (since) => {
      const sunday = { now: at(6.5), points: 0, lastActiveAt: at(6.4).getTime() }
      expect(helpReasons(facts({ ...sunday, [since]: at(6.4) }))).toEqual([])
      expect(helpReasons(facts({ ...sunday, [since]: at(4.1) }))).toEqual([])
      const behind = [{ reason: 'behind', points: 0, expected: 75 }]
      expect(helpReasons(facts({ ...sunday, [since]: at(3.9) }))).toEqual(behind)
      expect(helpReasons(facts({ ...sunday, [since]: at(3.9), points: 37.5 }))).toEqual([])
      expect(helpReasons(facts({ ...sunday, [since]: at(-1) }))).toEqual([{ ...behind[0], expected: 86 }])
    },
  )
})
