import { foldSession, reduceSession, type SessionEvent, type SessionState } from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAnswers, type LoggedAnswer } from './foldAnswers'

const POOL = ['p1', 'p2', 'p3', 'p4', 'p5']

/** A session played through the client's machine, and the log that it sends. */
function play(steps: readonly { isRight: boolean; hasHint: boolean }[]) {
  let at = 0
  const events: SessionEvent[] = []
  let state = null as SessionState | null
  const send = (event: SessionEvent) => {
    events.push(event)
    state = reduceSession(state, event)
  }
  send({
    type: 'started',
    at,
    start: {
      sessionId: 's',
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'k',
      path: null,
      startingLevel: 0,
      correctCount: 2,
      problemIds: POOL,
      lastProblemId: null,
    },
  })
  const log: LoggedAnswer[] = []
  const current = () => (state as SessionState).row[(state as SessionState).index]
  for (const { isRight, hasHint } of steps) {
    const entry = current()
    if (!entry || (state as SessionState).sessionStatus !== 'in_progress') break
    const { problemId } = entry
    if (hasHint) send({ type: 'hint_opened', at: ++at, problemId, step: 1 })
    const startTs = ++at
    const verdict = isRight ? 'correct' : 'incorrect'
    send({ type: 'answer_checked', at: ++at, problemId, verdict })
    log.push({
      answerId: `a${log.length}`,
      problemId,
      startTs,
      verdict,
      hintChecked: current()?.hintChecked ?? false,
    })
    if (isRight) send({ type: 'advanced', at: ++at, problemId })
  }
  return { session: foldSession(events) as SessionState, log }
}

const arbitrarySteps = fc.array(fc.record({ isRight: fc.boolean(), hasHint: fc.boolean() }), {
  maxLength: 40,
})
const rules = { correctCount: 2, poolSize: POOL.length }

describe('foldAnswers', () => {
  it("[SR-17] [SES-19] agrees with the client's session machine, pass and all", () => {
    fc.assert(
      fc.property(arbitrarySteps, (steps) => {
        const { session, log } = play(steps)
        const outcomes = foldAnswers(log, rules)
        expect([...outcomes.values()].some(({ learningPass }) => learningPass)).toBe(
          session.sessionStatus === 'passed',
        )
        const finished = log
          .filter(({ verdict }) => verdict === 'correct')
          .map(({ answerId }) => outcomes.get(answerId))
        const rows = session.row.filter(({ answerStatus }) => answerStatus === 'correct')
        expect(finished.map((outcome) => outcome?.firstTimeCorrect)).toEqual(
          rows.map((row) => row.firstTimeCorrect),
        )
      }),
    )
  })

  it('[SR-17] gives the same outcomes in whatever order the answers arrive', () => {
    fc.assert(
      fc.property(
        arbitrarySteps.chain((steps) => {
          const { log } = play(steps)
          return fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }))
        }),
        ([log, shuffled]) => {
          expect(new Map([...foldAnswers(shuffled, rules)].sort())).toEqual(
            new Map([...foldAnswers(log, rules)].sort()),
          )
        },
      ),
    )
  })

  it('[SES-10] an incomplete check is no attempt', () => {
    const answer = (startTs: number, verdict: LoggedAnswer['verdict']): LoggedAnswer => ({
      answerId: `a${startTs}`,
      problemId: 'p1',
      startTs,
      verdict,
      hintChecked: false,
    })
    const outcomes = foldAnswers(
      [answer(1, 'not_answered'), answer(2, 'over_answered'), answer(3, 'correct')],
      rules,
    )
    expect([...outcomes.values()].map(({ firstTimeCorrect }) => firstTimeCorrect)).toEqual([-1, -1, 1])
  })
})
