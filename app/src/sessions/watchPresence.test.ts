import {
  exerciseTime,
  foldSession,
  readTimer,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from '@wordstride/learning'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDLE_AFTER_MS, SIGN_EVERY_MS, watchPresence } from './watchPresence'

const SECOND = 1_000
const MINUTE = 60_000
const START = 1_000_000

let visibility: DocumentVisibilityState = 'visible'

function turn(next: DocumentVisibilityState) {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}
const move = () => window.dispatchEvent(new Event('pointermove'))
/** Time in which something moves every ten seconds. */
function work(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 10 * SECOND) {
    vi.advanceTimersByTime(Math.min(left, 10 * SECOND))
    move()
  }
}

/** A timed exercise, and whoever sits before it. */
function sitDown() {
  const log: SessionEvent[] = [
    {
      type: 'started',
      at: START,
      start: {
        sessionId: 's',
        phase: 'AFFICIENCY_SESSION',
        sectionType: 'ae.la',
        gradeId: 4,
        skillId: '',
        path: null,
        startingLevel: 0,
        correctCount: null,
        problemIds: ['p1'],
        lastProblemId: null,
      },
    },
    { type: 'exercise_shown', at: START, problemId: 'p1' },
  ]
  const stop = watchPresence({
    now: Date.now,
    onAlive: (at, until) => log.push({ type: 'alive', at, until }),
    onPause: (at) => log.push({ type: 'paused', at }),
  })
  const state = () => foldSession(log) as SessionState
  return {
    stop,
    told: () => log.slice(2),
    seconds: () => readTimer(exerciseTime(state()), 180, Date.now()).elapsedSeconds,
    answeredAfter: () => {
      const check: SessionEvent = {
        type: 'answer_checked',
        at: Date.now(),
        problemId: 'p1',
        verdict: 'correct',
      }
      return (reduceSession(state(), check)?.row[0]?.activeMs ?? Number.NaN) / 1000
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('watchPresence', () => {
  it('counts the time of somebody who works', () => {
    const { seconds, answeredAfter, stop } = sitDown()
    work(5 * MINUTE)
    expect(seconds()).toBe(300)
    expect(answeredAfter()).toBe(300)
    stop()
  })

  it('[SR-13] a page that is hidden for 14 minutes counts nothing, and its timer stands still', () => {
    const { seconds, answeredAfter, stop } = sitDown()
    work(40 * SECOND)
    turn('hidden')
    vi.advanceTimersByTime(14 * MINUTE)
    expect(seconds()).toBe(40)
    turn('visible')
    expect(seconds()).toBe(40)
    work(9 * SECOND)
    expect(seconds()).toBe(49)
    expect(answeredAfter()).toBe(49)
    stop()
  })

  it('nobody there: three minutes after the last sign of life the clock stops, until the next', () => {
    const { seconds, answeredAfter, told, stop } = sitDown()
    work(30 * SECOND)
    vi.advanceTimersByTime(14 * MINUTE)
    expect(told().at(-1)).toEqual({ type: 'paused', at: START + 30 * SECOND + IDLE_AFTER_MS })
    expect(seconds()).toBe(30 + IDLE_AFTER_MS / SECOND)
    move()
    vi.advanceTimersByTime(5 * SECOND)
    expect(answeredAfter()).toBe(30 + IDLE_AFTER_MS / SECOND + 5)
    stop()
  })

  it('a device that slept with the page open was not looked at', () => {
    const { answeredAfter, stop } = sitDown()
    work(SIGN_EVERY_MS)
    vi.setSystemTime(START + SIGN_EVERY_MS + 8 * 60 * MINUTE)
    move()
    vi.advanceTimersByTime(SIGN_EVERY_MS)
    expect(answeredAfter()).toBeLessThan(120)
    stop()
  })

  it('a page that opens in the background is not looked at yet', () => {
    visibility = 'hidden'
    const { seconds, told, stop } = sitDown()
    vi.advanceTimersByTime(5 * MINUTE)
    expect(told()).toEqual([{ type: 'paused', at: START }])
    turn('visible')
    vi.advanceTimersByTime(3 * SECOND)
    expect(seconds()).toBe(3)
    stop()
  })

  it('whoever leaves the page is away, and nothing is told any more', () => {
    const { told, stop } = sitDown()
    vi.advanceTimersByTime(7 * SECOND)
    stop()
    expect(told().at(-1)).toEqual({ type: 'paused', at: START + 7 * SECOND })
    const count = told().length
    move()
    vi.advanceTimersByTime(5 * MINUTE)
    expect(told()).toHaveLength(count)
  })
})
