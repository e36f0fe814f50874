import type { Verdict } from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerButton } from './answerButton'
import { levelReport } from './levelReport'
import { policyOf } from './policies'
import { foldSession, reduceSession } from './reduceSession'
import { sessionReport } from './sessionReport'
import type { Phase, SessionEvent, SessionStart, SessionState } from './sessionState'

const start = (phase: Phase, levels: readonly number[], isSecondTry = false): SessionStart => ({
  sessionId: 's',
  phase,
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: '',
  path: null,
  startingLevel: 0,
  correctCount: null,
  problemIds: levels.map((_, i) => `p${i}`),
  lastProblemId: null,
  targets: levels.map((level, i) => ({
    problemId: `p${i}`,
    skillId: `k${i}`,
    state: { level, isSecondTry, hasDroppedToZero: isSecondTry },
    specifiedMinutes: 3,
  })),
})

const SECOND = 1000

/** Plays a session; every step says how many seconds after the showing the check came. */
function play(
  first: SessionStart,
  steps: readonly { verdict: Verdict; seconds?: number; hint?: boolean }[],
): { events: SessionEvent[]; state: SessionState } {
  let at = 1_000_000
  const events: SessionEvent[] = [{ type: 'started', at, start: first }]
  const send = (event: SessionEvent) => events.push(event)
  let isNew = true
  for (const { verdict, seconds = 10, hint } of steps) {
    const state = foldSession(events) as SessionState
    const problemId = state.row[state.index]?.problemId as string
    if (isNew) send({ type: 'exercise_shown', at, problemId })
    if (hint) send({ type: 'hint_opened', at, problemId, step: 1 })
    send({ type: 'alive', at, until: at + seconds * SECOND })
    at += seconds * SECOND
    send({ type: 'answer_checked', at, problemId, verdict })
    isNew = verdict === 'correct'
    if (isNew) send({ type: 'advanced', at, problemId })
  }
  return { events, state: foldSession(events) as SessionState }
}

describe('proficiencyPolicy', () => {
  it('[SES-03] [C-06] shows all problems, one circle each', () => {
    const { state } = play(start('PROFICIENCY_SESSION', [1, 2, 3]), [])
    const policy = policyOf('PROFICIENCY_SESSION')
    expect(state.row.map((entry) => entry.problemId)).toEqual(['p0', 'p1', 'p2'])
    expect(state.correctCount).toBe(3)
    expect(policy.circleCount(state)).toBe(3)
    expect(policy.streakText(state)).toBe('Answer 3 Problem(s)')
    expect(policy.letter).toBe('P')
  })

  it.each([
    ['AFFICIENCY_SESSION', 'A'],
    ['test', 'T'],
  ] as const)('[SES-03] [C-06] so does %s, whatever number the response names', (phase, letter) => {
    const { state } = play({ ...start(phase, [1, 2, 3]), correctCount: 1 }, [])
    expect(state.row.map((entry) => entry.problemId)).toEqual(['p0', 'p1', 'p2'])
    expect([state.correctCount, policyOf(phase).circleCount(state)]).toEqual([3, 3])
    expect(policyOf(phase).letter).toBe(letter)
  })

  it("[PROB-13] the line says 'Get N out of N+1 correct' in learning, 'Answer N Problem(s)' otherwise", () => {
    const { state } = play(start('PROFICIENCY_SESSION', [1, 2, 3]), [])
    expect(policyOf('LEARNING_SESSION').streakText(state)).toBe('Get 3 out of 4 correct')
    for (const phase of ['PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'test'] as const)
      expect(policyOf(phase).streakText(state)).toBe('Answer 3 Problem(s)')
  })

  it("[SES-21] [SES-13] passes when the last exercise is right, and the button says 'Continue'", () => {
    const { state } = play(start('PROFICIENCY_SESSION', [1, 2]), [
      { verdict: 'incorrect' },
      { verdict: 'correct' },
      { verdict: 'correct' },
    ])
    expect(state.sessionStatus).toBe('passed')
    expect(answerButton(state, { isFromAfficiency: false })).toEqual({ action: 'finish', label: 'Continue' })
  })

  it('is not passed before, and the button leads on', () => {
    const { state } = play(start('PROFICIENCY_SESSION', [1, 2]), [{ verdict: 'correct' }])
    expect(state.sessionStatus).toBe('in_progress')
    expect(answerButton(state, { isFromAfficiency: false }).label).toBe('Submit Answer')
  })

  it('[SES-28] [SES-32] the first graded check settles the level; the report has a row for each', () => {
    const { state } = play(start('PROFICIENCY_SESSION', [1, 2, 4]), [
      { verdict: 'not_answered' },
      { verdict: 'correct' },
      { verdict: 'incorrect' },
      { verdict: 'correct' },
      { verdict: 'correct', hint: true },
    ])
    expect(levelReport(state)).toEqual([
      {
        problemId: 'p0',
        gradeId: 4,
        skillId: 'k0',
        levelFrom: 1,
        levelTo: 2,
        fromName: 'Level 1',
        toName: 'Level 2',
        direction: 'up',
      },
      {
        problemId: 'p1',
        gradeId: 4,
        skillId: 'k1',
        levelFrom: 2,
        levelTo: 1,
        fromName: 'Level 2',
        toName: 'Level 1',
        direction: 'down',
      },
      {
        problemId: 'p2',
        gradeId: 4,
        skillId: 'k2',
        levelFrom: 4,
        levelTo: 3,
        fromName: 'PROFICIENT',
        toName: 'Level 3',
        direction: 'down',
      },
    ])
  })

  it("[SES-27] [SES-28] a second try at level 1 stays 'Make-up Level 1'", () => {
    const { state } = play(start('PROFICIENCY_SESSION', [1], true), [{ verdict: 'incorrect' }])
    expect(levelReport(state)[0]).toMatchObject({
      fromName: 'Make-up Level 1',
      toName: 'Make-up Level 1',
      direction: 'same',
    })
  })

  it('[SES-29] [SES-41] [C-34] a right answer after the time, one below the top, drops and reports overtime', () => {
    const { state } = play(start('PROFICIENCY_SESSION', [3, 3]), [
      { verdict: 'correct', seconds: 181 },
      { verdict: 'correct', seconds: 180 },
    ])
    expect(state.row.map((entry) => [entry.answerOvertime, entry.levelChange?.levelTo])).toEqual([
      [1, 2],
      [0, 4],
    ])
  })

  const skip = (problemId: string, isFaulty = false): SessionEvent => ({
    ...{ type: 'skipped', at: 9_000_000, problemId },
    ...(isFaulty ? { isFaulty } : {}),
  })

  it.each([
    [true, 'passed'],
    [false, 'left'],
  ])(
    'a last problem that is skipped ends it without a verdict; with a fault that is known (%s) it has %s',
    (isFaulty, status) => {
      const { events } = play(start('PROFICIENCY_SESSION', [1, 1]), [{ verdict: 'correct' }])
      const state = foldSession([...events, skip('p1', isFaulty)])
      expect(state?.sessionStatus).toBe(status)
      expect(state?.row[1]).toMatchObject({
        isSkipped: true,
        isFaulty,
        answerStatus: 'init',
        levelChange: null,
      })
    },
  )

  it('a session in which everything was skipped has not passed', () => {
    const { events } = play(start('PROFICIENCY_SESSION', [1, 1]), [])
    expect(foldSession([...events, skip('p0', true), skip('p1', true)])?.sessionStatus).toBe('left')
  })

  it('[SR-17] the only problem is not skipped without a fault: the session would end without a trace', () => {
    const { events, state } = play(start('PROFICIENCY_SESSION', [3]), [])
    expect(foldSession([...events, skip('p0')])).toEqual(state)
    expect(foldSession([...events, skip('p0', true)])?.sessionStatus).toBe('left')
  })

  it('[SR-17] nor is the only sound one, beside one with a fault', () => {
    const events = [...play(start('PROFICIENCY_SESSION', [1, 1]), []).events, skip('p0', true)]
    expect(foldSession([...events, skip('p1')])).toEqual(foldSession(events))
  })

  it('one sound problem can be skipped, no second one, and the session does not pass', () => {
    const { events } = play(start('PROFICIENCY_SESSION', [1, 1]), [])
    const once = [...events, skip('p0')]
    expect(foldSession([...once, skip('p1')])).toEqual(foldSession(once))
    const at = 9_100_000
    const solved = foldSession([
      ...once,
      { type: 'exercise_shown', at, problemId: 'p1' },
      { type: 'answer_checked', at, problemId: 'p1', verdict: 'correct' },
    ])
    expect(solved).toMatchObject({ sessionStatus: 'left', row: [{}, { levelChange: { levelTo: 2 } }] })
  })

  it('an answer to a later problem than the one on the screen changes nothing', () => {
    const { events, state } = play(start('PROFICIENCY_SESSION', [1, 1, 1]), [])
    const last: SessionEvent = { type: 'answer_checked', at: 2_000_000, problemId: 'p2', verdict: 'correct' }
    expect(foldSession([...events, last])).toEqual(state)
  })

  it.each([
    ['[SR-12] the level moves from where the student stood when the answer arrived', 1, 'correct', 2],
    ['[SR-10] a problem of a level that was passed meanwhile lifts it no more', 3, 'correct', 3],
    ['[SR-10] nor does it lower it', 3, 'incorrect', 3],
  ] as const)('%s', (_, level, verdict, levelTo) => {
    const { events } = play(start('PROFICIENCY_SESSION', [2]), [])
    const standing = { level, isSecondTry: false, hasDroppedToZero: false }
    const at = 1_001_000
    const state = foldSession([...events, { type: 'answer_checked', at, problemId: 'p0', verdict, standing }])
    expect(state?.row[0]?.levelChange).toMatchObject({ levelFrom: level, levelTo })
  })
})

describe('afficiencyPolicy', () => {
  it("[SES-28] [SES-21] [SES-13] never changes a level and passes with the last right answer, then 'Continue'", () => {
    const { state } = play(start('AFFICIENCY_SESSION', [4, 4]), [
      { verdict: 'incorrect', seconds: 500 },
      { verdict: 'correct' },
      { verdict: 'correct' },
    ])
    expect(state.sessionStatus).toBe('passed')
    expect(answerButton(state, { isFromAfficiency: false })).toEqual({ action: 'finish', label: 'Continue' })
    expect(levelReport(state).map((row) => row.direction)).toEqual(['same', 'same'])
    expect(state.row[0]?.answerOvertime).toBe(1)
    expect(policyOf('AFFICIENCY_SESSION').letter).toBe('A')
  })

  it('[SES-33] [CONST-30] the report has the time of each problem against its own target', () => {
    const { state } = play(start('AFFICIENCY_SESSION', [4, 4]), [
      { verdict: 'correct', seconds: 181 },
      { verdict: 'correct', seconds: 40_000 },
    ])
    expect(sessionReport(state).map((row) => [row.seconds, row.isOverTime])).toEqual([
      [181, true],
      [0, false],
    ])
  })
})

describe('testPolicy', () => {
  const submit = (problemId: string): SessionEvent => ({ type: 'answer_submitted', at: 2, problemId })
  const started: SessionEvent = { type: 'started', at: 1, start: start('test', [1, 1]) }
  const label = (events: SessionEvent[]) =>
    answerButton(foldSession(events) as SessionState, { isFromAfficiency: false }).label

  it("[TEST-17] the button says 'Submit', then 'Next Problem', and 'Done' on the last problem", () => {
    expect(label([started])).toBe('Submit')
    expect(label([started, submit('p0')])).toBe('Next Problem')
    const next: SessionEvent = { type: 'advanced', at: 3, problemId: 'p0' }
    expect(label([started, submit('p0'), next])).toBe('Submit')
    expect(label([started, submit('p0'), next, submit('p1')])).toBe('Done')
  })

  it('[SES-45] takes no verdict and tells none', () => {
    const checked: SessionEvent = { type: 'answer_checked', at: 2, problemId: 'p0', verdict: 'correct' }
    const state = foldSession([started, checked, submit('p0')])
    expect(state?.row[0]).toMatchObject({ answerStatus: 'submitted', firstTimeCorrect: -1, attempts: 1 })
  })

  it('ends when the time is up', () => {
    const state = foldSession([started, { type: 'timed_out', at: 5 }, submit('p0')])
    expect(state).toMatchObject({ sessionStatus: 'timed_out', endTime: 5 })
    expect(state?.row[0]?.answerStatus).toBe('init')
  })
})

const phases: Phase[] = ['LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'test']
const anyEvent: fc.Arbitrary<SessionEvent> = fc
  .record({ at: fc.nat(1e6), n: fc.nat(2) })
  .chain(({ at, n }) => {
    const problemId = `p${n}`
    return fc.oneof(
      fc.constant<SessionEvent>({ type: 'exercise_shown', at, problemId }),
      fc.constant<SessionEvent>({ type: 'hint_opened', at, problemId, step: 1 }),
      fc.constant<SessionEvent>({ type: 'hint_closed', at, problemId }),
      fc
        .constantFrom<Verdict>('correct', 'incorrect', 'not_answered', 'over_answered')
        .map((verdict): SessionEvent => ({ type: 'answer_checked', at, problemId, verdict })),
      fc.constant<SessionEvent>({ type: 'answer_submitted', at, problemId }),
      fc.constant<SessionEvent>({ type: 'advanced', at, problemId }),
      fc.constant<SessionEvent>({ type: 'skipped', at, problemId }),
      fc.constant<SessionEvent>({ type: 'alive', at, until: at + 1000 * n }),
      fc.constant<SessionEvent>({ type: 'paused', at }),
      fc.constant<SessionEvent>({ type: 'left', at }),
      fc.constant<SessionEvent>({ type: 'timed_out', at }),
    )
  })
const logs = fc
  .tuple(fc.constantFrom(...phases), fc.array(anyEvent, { maxLength: 40 }))
  .map(([phase, events]): SessionEvent[] => [
    { type: 'started', at: 0, start: start(phase, [1, 3, 4]) },
    ...events,
  ])

describe('foldSession in every phase', () => {
  it('replaying a log gives the same state, in one go or after a stop', () => {
    fc.assert(
      fc.property(logs, fc.nat(40), (log, stop) => {
        const whole = foldSession(log)
        const kept = JSON.parse(JSON.stringify(foldSession(log.slice(0, stop)))) as SessionState | null
        expect(log.slice(stop).reduce<SessionState | null>(reduceSession, kept)).toEqual(whole)
      }),
    )
  })

  it('a repeated event that may come only once changes nothing', () => {
    fc.assert(
      fc.property(logs, (log) => {
        for (let i = 1; i <= log.length; i++) {
          const event = log[i - 1] as SessionEvent
          const state = foldSession(log.slice(0, i))
          if (!['answer_checked', 'hint_opened', 'hint_closed', 'skipped'].includes(event.type))
            expect(reduceSession(state, event)).toEqual(state)
        }
      }),
    )
  })

  it('[SR-12] levels stay in range and only graded sessions settle them', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const state = foldSession(log) as SessionState
        for (const { levelChange } of state.row) {
          if (levelChange === null) continue
          expect(policyOf(state.phase).settlesLevels).toBe(true)
          expect(levelChange.levelTo).toBeGreaterThanOrEqual(0)
          expect(levelChange.levelTo).toBeLessThanOrEqual(4)
        }
      }),
    )
  })

  it('an ended session stays as it is', () => {
    fc.assert(
      fc.property(logs, anyEvent, (log, event) => {
        const ended = foldSession([...log, { type: 'left', at: 1e7 }])
        if (ended?.sessionStatus !== 'passed') expect(reduceSession(ended, event)).toBe(ended)
      }),
    )
  })
})
