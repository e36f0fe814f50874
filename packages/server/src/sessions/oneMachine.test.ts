import type { ToldEvent } from '@wordstride/api'
import {
  acceptAnswer,
  applyOutcome,
  foldSession,
  reduceSession,
  type SessionEvent,
  type SessionState,
  type SkillState,
} from '@wordstride/learning'
import { NEW_SKILL_STATE } from '@wordstride/learning/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignmentWeeks, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { setLevels, standingOf, succeeded } from '../testing/gradedPupil'
import { playScript, type SessionDriver, sessionScript } from '../testing/sessionScripts'
import { wireResponse } from '../testing/wireResponse'
import { wireEvents } from './aliases/wireIds'
import { readSession, toldEvents } from './log/sessionReading'
import { wasOffline } from './log/wasOffline'

/** In practice; graded sessions have ids of their own. */
const RIGHT = '{"chosen":{"q":["two"]}}'
const WRONG = '{"chosen":{"q":["one"]}}'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 5 }), hasLeastTimes: true })
})
afterAll(() => test.close())

type Phase = 'LEARNING_SESSION' | 'PROFICIENCY_SESSION' | 'AFFICIENCY_SESSION'

interface Opened {
  sessionId: string
  events: SessionEvent[]
}

async function open(phase: Phase): Promise<Opened> {
  token = await test.login('student')
  for (const table of [sessions, skillResults, userSkills, assignmentWeeks]) await test.db.delete(table)
  const course = { sectionType: 'ae.la', gradeId: 4 } as const
  if (phase === 'LEARNING_SESSION') {
    return succeeded(await test.call('skillLearning', { ...course, chapterId: 1, skillId: 'k1' }, token))
  }
  const level = phase === 'AFFICIENCY_SESSION' ? 4 : 3
  await setLevels(test, Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`k${i + 1}`, level])))
  const counts = { lowAccuracySkillCount: 3, randomSkillCount: 2 }
  const session = succeeded(
    phase === 'PROFICIENCY_SESSION'
      ? await test.call('takeProficiency', { sectionType: 'ae.la', currentGrade: 4 }, token)
      : await test.call('takeAfficiency', { ...course, ...counts }, token),
  )
  return { sessionId: session.sessionId ?? '', events: session.events }
}

const within = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to)

/** The bare machine over the messages as they arrive: what it says is what must have happened. */
function bareMachine({ events }: Opened, levels: Map<string, SkillState>) {
  let state = foldSession(events) as SessionState
  const seen = new Set<string>()
  const starts = new Set<string>()
  const isGraded = state.phase !== 'LEARNING_SESSION'
  const skillOf = (problemId: string) =>
    state.targets?.find((target) => target.problemId === problemId)?.skillId ?? state.skillId
  const settle = (skillId: string, isFirstTimeCorrect: boolean, elapsedSeconds: number) => {
    const before = levels.get(skillId) ?? NEW_SKILL_STATE
    const specifiedMinutes =
      state.targets?.find((target) => target.skillId === skillId)?.specifiedMinutes ?? 0
    const outcome = { section: state.sectionType, phase: state.phase as Phase }
    const { state: after } = applyOutcome(before, {
      ...outcome,
      isFirstTimeCorrect,
      elapsedSeconds,
      specifiedMinutes,
    })
    levels.set(skillId, after)
  }
  const driver: SessionDriver = {
    tell(told: ToldEvent[]) {
      const now = test.now().getTime()
      const first = told.find(({ type }) => type !== 'responded')
      const claimed = first?.type === 'alive' ? first.until : first?.at
      const isLate = isGraded && claimed !== undefined && wasOffline(state, claimed, now)
      const lastSeen = state.seenAt
      for (const event of told) {
        if (event.type === 'responded' || (event.type === 'left' && isGraded)) continue
        const entry = state.row[state.index]
        // Graded work is measured from its delivery.
        if (isGraded && entry?.startTime === null) {
          const shown = { type: 'exercise_shown', at: state.seenAt, problemId: entry.problemId } as const
          state = reduceSession(state, shown) as SessionState
        }
        if (isLate && event === first)
          state = reduceSession(state, { type: 'paused', at: lastSeen }) as SessionState
        const at = isGraded ? now : within(event.at, state.seenAt, now)
        const timed =
          event.type === 'alive'
            ? { ...event, at, until: isGraded ? at : within(event.until, at, now) }
            : { ...event, at }
        state = reduceSession(state, timed as SessionEvent) as SessionState
      }
    },
    answer({ answerId, problemId, isRight, hintChecked, startTs, endTs }) {
      const attempt = (start: number) => `${problemId} ${start}`
      if (seen.has(answerId) || starts.has(attempt(startTs))) return
      const now = test.now().getTime()
      const skillId = skillOf(problemId)
      const { level, isSecondTry, hasDroppedToZero } = levels.get(skillId) ?? NEW_SKILL_STATE
      const startedAt = isGraded ? state.seenAt : within(startTs, state.seenAt, now)
      const accepted = acceptAnswer(state, {
        problemId,
        verdict: isRight ? 'correct' : 'incorrect',
        hintChecked,
        startedAt,
        at: isGraded ? now : within(endTs, startedAt, now),
        wasOffline: isGraded && wasOffline(state, endTs, now),
        pace: { attemptMs: isGraded ? now - state.seenAt : endTs - startTs, arrivedAt: now },
        ...(isGraded ? { standing: { level, isSecondTry, hasDroppedToZero } } : {}),
      })
      // In learning an answer is kept even when it does not fit: sent once more, it is the same answer.
      if (accepted || !isGraded) {
        let start = within(startTs, state.startTime, now)
        while (starts.has(attempt(start))) start++
        starts.add(attempt(start))
        seen.add(answerId)
      }
      if (!accepted) return
      state = accepted.state
      const entry = state.row[state.index]
      if (isGraded && entry?.attempts === 1)
        settle(skillId, entry.firstTimeCorrect === 1, entry.activeMs / 1000)
      if (!isGraded && state.sessionStatus === 'passed') settle(skillId, true, 0)
    },
  }
  return { driver, state: () => state }
}

function handlers({ sessionId }: Opened, phase: Phase): SessionDriver {
  return {
    async tell(events) {
      succeeded(await test.call('recordSessionEvents', { sessionId, events }, token))
    },
    async answer({ answerId, problemId, isRight, hintChecked, startTs, endTs }) {
      const given = { sessionId, problemId, responseJson: isRight ? RIGHT : WRONG, startTs, endTs }
      if (phase !== 'LEARNING_SESSION') {
        const verdict = isRight ? 'correct' : 'incorrect'
        const response = await wireResponse(test, sessionId, problemId, verdict)
        await test.call('checkAnswer', { ...given, ...response, answerId, hintChecked }, token)
        return
      }
      await test.call(
        'saveUserPracticeAnswer',
        {
          ...given,
          phase,
          sectionType: 'ae.la',
          gradeId: 4,
          skillId: 'k1',
          firstTimeCorrect: 1,
          learningPass: true,
          skillStartLevel: 0,
          skillEndLevel: 4,
          moreParameters: { answerId, hintChecked },
        },
        token,
      )
    },
  }
}

describe('the handlers and the bare machine', () => {
  it.each(['LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'] as const)(
    'reach one state and one standing in a %s, whatever comes, twice, too late or out of order',
    { timeout: 240_000 },
    async (phase) => {
      let passes = 0
      await fc.assert(
        fc.asyncProperty(sessionScript, async (script) => {
          const session = await open(phase)
          const start = foldSession(session.events) as SessionState
          const levels = new Map<string, SkillState>()
          for (const { skillId, state } of start.targets ?? [])
            levels.set(skillId, { ...NEW_SKILL_STATE, ...state })
          const machine = bareMachine(session, levels)
          const stage = {
            problemIds: start.cycle.slice(0, 5),
            now: () => test.now().getTime(),
            advance: (milliseconds: number) => test.advance(milliseconds),
            draft: WRONG,
          }
          await playScript(script, stage, [handlers(session, phase), machine.driver])

          const key = { userId: 'student', sessionId: session.sessionId }
          const reading = await readSession(test.db, key)
          const state = machine.state()
          if (!reading?.session.start) throw new Error('There is no session.')
          const told = toldEvents(reading)
          const isGraded = phase !== 'LEARNING_SESSION'
          expect(
            foldSession(isGraded ? wireEvents(reading.session, reading.session.start, told) : told),
          ).toEqual(state)
          expect(reading?.session).toMatchObject({
            sessionStatus: state.sessionStatus,
            endingLevel: state.standing.level,
            activeMs: state.activeMs,
          })
          for (const [skillId, { level, accuracyRate, meanTimeSeconds }] of levels) {
            const standing = await standingOf(test, skillId)
            expect(standing?.level ?? 0, skillId).toBe(level)
            expect(standing?.accuracyRate ?? null).toBe(accuracyRate)
            expect(standing?.meanTime ?? null).toBe(meanTimeSeconds)
          }
          if (state.sessionStatus === 'passed') passes++
        }),
        { numRuns: Number(process.env.FUZZ_RUNS ?? 25) },
      )
      expect(passes).toBeGreaterThan(0)
    },
  )
})
