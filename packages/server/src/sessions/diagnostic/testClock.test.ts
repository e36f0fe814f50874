import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptsAnswers,
  isTimeUp,
  remainingSeconds,
  stageOf,
  withNewVisit,
  withNextStage,
  withStageEnded,
} from './testClock'

const START = 1_800_000_000_000
const at = (seconds: number) => new Date(START + seconds * 1000)

const stage = (targetSeconds: number, startedAt: number | null) => ({
  sectionType: 'ae.ls' as const,
  targetSeconds,
  firstSeq: 1,
  count: 12,
  startedAt,
  endedAt: null,
  usedSeconds: 0,
})

/** A language arts test that began at 0; the last sign of life came at `lastSeconds`. */
const session = (lastSeconds: number) => ({
  stages: [stage(360, START), stage(840, null)],
  stageIndex: 0,
  startedAt: at(0),
  visitStartedAt: at(0),
  lastActivityAt: at(lastSeconds),
  endedAt: null,
  resumes: 0,
  awaySeconds: 0,
})

describe('the clock of a test', () => {
  it('[SR-30] is up 30 seconds after the end for a student who is there, at the end for one who is gone', () => {
    expect(isTimeUp(session(380), at(390))).toBe(false)
    expect(isTimeUp(session(380), at(391))).toBe(true)
    expect(isTimeUp(session(299), at(100_000))).toBe(false)
    expect(isTimeUp(session(300), at(361))).toBe(true)
  })

  it('[SR-31] a stage uses no more than its time, and ends when it was up', () => {
    const ended = withStageEnded(session(380), at(380))
    expect(stageOf(ended)).toMatchObject({ usedSeconds: 360, endedAt: at(360).getTime() })
    const early = withStageEnded(session(100), at(110))
    expect(stageOf(early)).toMatchObject({ usedSeconds: 110, endedAt: at(110).getTime() })
    expect(withStageEnded(early, at(500))).toEqual(early)
  })

  it('[SR-30] the grace of a stage goes on while the next one runs; the next one takes no answers before', () => {
    const ended = withStageEnded(session(350), at(350))
    expect(acceptsAnswers(ended, 1, at(351))).toBe(false)
    const next = withNextStage(ended, at(352))
    expect([acceptsAnswers(next, 0, at(380)), acceptsAnswers(next, 0, at(381))]).toEqual([true, false])
    expect(acceptsAnswers(next, 1, at(352 + 870))).toBe(true)
    expect(acceptsAnswers(next, 1, at(352 + 871))).toBe(false)
    expect(acceptsAnswers({ ...next, endedAt: at(360) }, 1, at(361))).toBe(false)
  })

  it('[SR-35] coming back never gives time back, and takes no more than a minute beyond the last sign of life', () => {
    const pause = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), pause), { maxLength: 8 }), (visits) => {
        let clock = 0
        let known = session(0)
        let there = 0
        for (const [stay, away] of visits) {
          clock += stay
          there += stay
          known = { ...known, lastActivityAt: at(clock) }
          const before = remainingSeconds(known, at(clock))
          clock += away
          known = withNewVisit(known, at(clock))
          const after = remainingSeconds(known, at(clock))
          expect(after).toBeLessThanOrEqual(before)
          expect(after).toBeGreaterThanOrEqual(Math.max(0, before - 60) - 1e-6)
        }
        expect(remainingSeconds(known, at(clock))).toBeLessThanOrEqual(Math.max(0, 360 - there) + 1e-6)
      }),
    )
  })
})
