import { ANSWER_CODE, type Verdict } from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerButton } from './answerButton'
import { policyOf } from './policies'
import { foldSession, reduceSession } from './reduceSession'
import type { SessionEvent, SessionStart, SessionState } from './sessionState'

const start = (overrides: Partial<SessionStart> = {}): SessionStart => ({
  sessionId: 's1',
  phase: 'LEARNING_SESSION',
  sectionType: 'ae.la',
  gradeId: 2,
  skillId: 'la.2.1.1',
  path: null,
  startingLevel: 0,
  correctCount: 3,
  problemIds: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'],
  lastProblemId: null,
  ...overrides,
})

/** A session that can be played; every step is one event through the reducer. */
function play(overrides: Partial<SessionStart> = {}) {
  let at = 1_000
  const events: SessionEvent[] = []
  let state!: SessionState
  const send = (event: SessionEvent) => {
    events.push(event)
    state = reduceSession(state ?? null, event) as SessionState
  }
  const tick = () => {
    at += 1_000
    return at
  }
  const current = () => state.row[state.index]?.problemId as string
  send({ type: 'started', at, start: start(overrides) })
  const session = {
    get state() {
      return state
    },
    events,
    check(verdict: Verdict) {
      send({ type: 'answer_checked', at: tick(), problemId: current(), verdict })
      return session
    },
    hint(step = 1) {
      send({ type: 'hint_opened', at: tick(), problemId: current(), step })
      return session
    },
    skip() {
      send({ type: 'skipped', at: tick(), problemId: current() })
      return session
    },
    /** Left out for a fault that is known. */
    skipFaulty() {
      send({ type: 'skipped', at: tick(), problemId: current(), isFaulty: true })
      return session
    },
    next() {
      send({ type: 'advanced', at: tick(), problemId: current() })
      return session
    },
    /** Right at once. */
    first() {
      return session.check('correct')
    },
    /** Wrong, then right. */
    second() {
      return session.check('incorrect').check('correct')
    },
    leave() {
      send({ type: 'left', at: tick() })
      return session
    },
  }
  return session
}

describe('exercise selection of a learning session', () => {
  it('[SES-03] chooses number_of_correct_in_a_row + 1 exercises', () => {
    expect(play({ correctCount: 3 }).state.row.map((entry) => entry.problemId)).toEqual([
      'p1',
      'p2',
      'p3',
      'p4',
    ])
    expect(play({ correctCount: 1 }).state.row).toHaveLength(2)
  })

  it('[SES-03] [CONST-22] [C-06] chooses 2 exercises and keeps correctCount 3 when the response names no streak', () => {
    const { state } = play({ correctCount: null })
    expect(state.row).toHaveLength(2)
    expect(state.correctCount).toBe(3)
  })

  it('[SES-03] starts after the last completed problem and wraps to the first', () => {
    const { state } = play({ lastProblemId: 'p6' })
    expect(state.row.map((entry) => entry.problemId)).toEqual(['p7', 'p8', 'p1', 'p2'])
  })

  it('[SR-09] starts with the first problem when the last one is no longer there', () => {
    expect(play({ lastProblemId: 'gone' }).state.row[0]?.problemId).toBe('p1')
  })

  it('[SR-09] adds the next exercise of the cycle, one at a time, when the set ends without a pass', () => {
    const session = play({ correctCount: 1, lastProblemId: 'p7' })
    session.second().next().second()
    expect(session.state.row.map((entry) => entry.problemId)).toEqual(['p8', 'p1'])
    session.next()
    expect(session.state.row.map((entry) => entry.problemId)).toEqual(['p8', 'p1', 'p2'])
    expect(session.state.index).toBe(2)
  })
})

describe('firstTimeCorrect', () => {
  it('[SES-10] [SES-05] is -1 with status init while unanswered', () => {
    expect(play().state.row[0]).toMatchObject({ firstTimeCorrect: -1, answerStatus: 'init' })
  })

  it('[SES-10] is 1 on a first correct attempt without a hint', () => {
    expect(play().first().state.row[0]?.firstTimeCorrect).toBe(1)
  })

  it('[SES-10] is 0 after a wrong attempt, also when the next one is right', () => {
    const session = play().check('incorrect')
    expect(session.state.row[0]?.firstTimeCorrect).toBe(0)
    expect(session.check('correct').state.row[0]?.firstTimeCorrect).toBe(0)
  })

  it('[SES-10] [SES-17] is 0 when a hint was opened before, and the hint is on record', () => {
    const session = play().hint().first()
    expect(session.state.row[0]).toMatchObject({ firstTimeCorrect: 0, hintChecked: true, hintStep: 1 })
  })

  it('[SES-17] a hint opened after the right answer does not count', () => {
    const session = play().first().hint()
    expect(session.state.row[0]).toMatchObject({ firstTimeCorrect: 1, hintChecked: false })
  })

  it.each(['correct', 'incorrect', 'not_answered', 'over_answered'] as const)(
    '[SES-05] after a check the status is %s; over answered is -3',
    (verdict) => {
      const status = play().check(verdict).state.row[0]?.answerStatus
      expect(status).toBe(verdict)
      expect(ANSWER_CODE.over_answered).toBe(-3)
    },
  )

  it.each(['not_answered', 'over_answered'] as const)(
    '[SES-05] a check that ends %s is no attempt',
    (verdict) => {
      const session = play().check(verdict)
      expect(session.state.row[0]).toMatchObject({ answerStatus: verdict, firstTimeCorrect: -1, attempts: 0 })
      expect(session.first().state.row[0]?.firstTimeCorrect).toBe(1)
    },
  )
})

describe('learning pass', () => {
  it('[SES-19] passes with 3 first-time correct answers in a row', () => {
    const session = play().first().next().first().next()
    expect(session.state.sessionStatus).toBe('in_progress')
    expect(session.first().state.sessionStatus).toBe('passed')
  })

  it('[SES-19] passes when 3 of the last 4 were first-time correct', () => {
    const session = play().first().next().second().next().first().next().first()
    expect(session.state.sessionStatus).toBe('passed')
  })

  it('[SES-19] does not pass when the three are spread over more than 4 exercises', () => {
    const session = play().first().next().second().next().second().next().first().next().first()
    expect(session.state.sessionStatus).toBe('in_progress')
  })

  it('[SES-19] an exercise that was left out for its fault takes no place among the last 4', () => {
    const session = play().first().next().skipFaulty().first().next().skipFaulty()
    expect(session.state.sessionStatus).toBe('in_progress')
    expect(session.first().state.sessionStatus).toBe('passed')
  })

  it('[SES-19] [C-08] passes on the last exercise of the cycle answered first-time correct', () => {
    const session = play()
    for (let i = 0; i < 7; i++) session.second().next()
    expect(session.state.sessionStatus).toBe('in_progress')
    expect(session.first().state.sessionStatus).toBe('passed')
  })

  it('[SES-19] [C-08] a cycle of which one was skipped is not gone through; the next one counts by itself', () => {
    const session = play({ problemIds: ['p1', 'p2', 'p3'] })
    session.skip().second().next()
    expect(session.first().state.sessionStatus).toBe('in_progress')
    session.next().second().next().second().next()
    expect(session.first().state.sessionStatus).toBe('passed')
  })

  it('[C-11] [SES-30] a pass lifts level 0 to 1 and never lowers a higher level', () => {
    const pass = (startingLevel: number) =>
      play({ startingLevel }).first().next().first().next().first().state.standing.level
    expect(pass(0)).toBe(1)
    expect(pass(1)).toBe(1)
    expect(pass(3)).toBe(3)
  })

  it.each([
    ['fell before', { level: 0, isSecondTry: false, hasDroppedToZero: true }, true],
    ['never fell', { level: 0, isSecondTry: false, hasDroppedToZero: false }, false],
    ['is at its second try', { level: 1, isSecondTry: true, hasDroppedToZero: true }, true],
  ])(
    '[SR-12] [SES-27] the pass of a skill that %s leaves it at the level of the table',
    (_, standing, isSecondTry) => {
      const { state } = play({ startingLevel: standing.level, standing })
        .first()
        .next()
        .first()
        .next()
        .first()
      expect(state).toMatchObject({
        sessionStatus: 'passed',
        standing: { ...standing, level: 1, isSecondTry },
      })
    },
  )

  it('without a pass the level stays', () => {
    expect(play().second().leave().state).toMatchObject({ standing: { level: 0 }, sessionStatus: 'left' })
  })
})

describe('answer button', () => {
  const at = (session: ReturnType<typeof play>, isFromAfficiency = false) =>
    answerButton(session.state, { isFromAfficiency }).label

  it('does what it says', () => {
    const does = (session: ReturnType<typeof play>, isFromAfficiency = false) =>
      answerButton(session.state, { isFromAfficiency }).action
    expect(does(play())).toBe('check')
    expect(does(play().first())).toBe('advance')
    expect(does(play().first(), true)).toBe('back_to_afficiency')
    expect(does(play().first().next().first().next().first())).toBe('finish')
  })

  it('is Submit Answer until the answer is correct', () => {
    expect(at(play())).toBe('Submit Answer')
    expect(at(play().check('incorrect'))).toBe('Submit Answer')
    expect(at(play().check('not_answered'))).toBe('Submit Answer')
  })

  it('[SES-12] is Next Problem after a correct answer while the streak is open', () => {
    expect(at(play().first())).toBe('Next Problem')
  })

  it('[SES-13] is Next Skill after a learning pass', () => {
    expect(at(play().first().next().first().next().first())).toBe('Next Skill')
  })

  it('is Back To Afficiency for a student who came from there', () => {
    expect(at(play().first(), true)).toBe('Back To Afficiency')
    expect(at(play(), true)).toBe('Submit Answer')
  })
})

describe('progress row', () => {
  it('[PROB-07] has N + 1 circles', () => {
    const { state } = play({ correctCount: 3 })
    expect(policyOf(state.phase).circleCount(state)).toBe(4)
  })

  it("says 'Get N out of N+1 correct'", () => {
    const { state } = play({ correctCount: 3 })
    expect(policyOf(state.phase).streakText(state)).toBe('Get 3 out of 4 correct')
  })
})

describe('the fold', () => {
  const arbitraryEvent = (): fc.Arbitrary<(problemId: string, at: number) => SessionEvent> =>
    fc.oneof(
      fc
        .constantFrom<Verdict>('correct', 'incorrect', 'not_answered', 'over_answered')
        .map(
          (verdict) => (problemId: string, at: number) =>
            ({ type: 'answer_checked', at, problemId, verdict }) as const,
        ),
      fc.constant((problemId: string, at: number) => ({ type: 'advanced', at, problemId }) as const),
      fc.constant((problemId: string, at: number) => ({ type: 'exercise_shown', at, problemId }) as const),
      fc
        .integer({ min: 1, max: 3 })
        .map(
          (step) => (problemId: string, at: number) =>
            ({ type: 'hint_opened', at, problemId, step }) as const,
        ),
    )

  const log = (makers: readonly ((problemId: string, at: number) => SessionEvent)[]): SessionEvent[] => {
    const events: SessionEvent[] = [{ type: 'started', at: 0, start: start() }]
    let state = foldSession(events) as SessionState
    makers.forEach((make, i) => {
      const event = make(state.row[state.index]?.problemId as string, i + 1)
      events.push(event)
      state = reduceSession(state, event) as SessionState
    })
    return events
  }

  it('gives the same state when every event arrives twice in a row, except for attempts of the same moment', () => {
    fc.assert(
      fc.property(fc.array(arbitraryEvent(), { maxLength: 60 }), (makers) => {
        const events = log(makers).filter(
          (event) => event.type !== 'answer_checked' || event.verdict === 'correct',
        )
        const once = foldSession(events)
        const twice = foldSession(
          events.flatMap((event): SessionEvent[] => (event.type === 'advanced' ? [event] : [event, event])),
        )
        expect(twice).toEqual(once)
      }),
    )
  })

  it('[SES-10] never lifts firstTimeCorrect from 0 to 1, and never goes on before a correct answer', () => {
    fc.assert(
      fc.property(fc.array(arbitraryEvent(), { maxLength: 80 }), (makers) => {
        let state: SessionState | null = null
        for (const event of log(makers)) {
          const next = reduceSession(state, event) as SessionState
          if (state) {
            for (const [i, entry] of state.row.entries()) {
              if (entry.firstTimeCorrect === 0) expect(next.row[i]?.firstTimeCorrect).toBe(0)
            }
            if (next.index > state.index) expect(state.row[state.index]?.answerStatus).toBe('correct')
            if (state.sessionStatus === 'passed') expect(next.sessionStatus).toBe('passed')
          }
          state = next
        }
      }),
    )
  })

  it('looks at no more of a long row than at its end: a log is folded for each message', () => {
    const seen = new Set<number>()
    const watched = (state: SessionState): SessionState => ({
      ...state,
      row: state.row.map(
        (entry, i) => new Proxy(entry, { get: (of, key) => seen.add(i) && Reflect.get(of, key) }),
      ),
    })
    const session = play()
    for (let i = 0; i < 100; i++) session.skip()
    const { state } = session
    const problemId = state.row[state.index]?.problemId ?? ''
    const given: SessionEvent = { type: 'answer_checked', at: 200_000, problemId, verdict: 'correct' }
    for (const event of [given, { type: 'skipped', at: 200_000, problemId } as const]) {
      const after = reduceSession(watched(state), event)
      expect(Math.min(...seen)).toBeGreaterThan(90)
      expect(after).toEqual(reduceSession(state, event))
      seen.clear()
    }
  })

  it('ignores a check of another problem than the current one', () => {
    const session = play().first()
    const late = reduceSession(session.state, {
      type: 'answer_checked',
      at: 9_999,
      problemId: 'p5',
      verdict: 'incorrect',
    })
    expect(late).toBe(session.state)
  })

  it('ignores a second Next', () => {
    const session = play().first().next()
    const again = reduceSession(session.state, { type: 'advanced', at: 9_999, problemId: 'p1' })
    expect(again).toBe(session.state)
  })
})
