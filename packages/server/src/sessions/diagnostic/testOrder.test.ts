import type { Verdict } from '@wordstride/core'
import { foldSession, reduceSession, type SessionEvent, type SessionState } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestSessionRow, testProblems, testSessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { type TestReply, testTaker } from '../../testing/testTaker'
import { readStage } from './stageLog'
import { startOfStage } from './stageSession'
import { isAnswered } from './testProblem'

const PROBLEMS = 10

let test: TestApp
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
  taker = testTaker(test, await test.login('superstudent'))
})
afterAll(() => test.close())

/** What a browser, or two of them, may send; `offset` counts from the problem whose turn it is. */
type Command =
  | { type: 'answer'; offset: number; verdict: Verdict }
  | { type: 'draft'; offset: number; verdict: Verdict }
  | { type: 'shown' | 'skip'; offset: number }
  | { type: 'again' | 'resume' | 'active' }
  | { type: 'end'; end: 'left' | 'timed_out' }

const offset = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 3 }))
const verdict = fc.constantFrom<Verdict>('correct', 'incorrect', 'not_answered')
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('answer' as const), offset, verdict }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('draft' as const), offset, verdict }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constantFrom('shown' as const, 'skip' as const), offset }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('again' as const, 'resume' as const, 'active' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('end' as const), end: fc.constantFrom('left', 'timed_out') }),
  },
)

/** The bare reducer: takes the events if the last one fits, else none. */
function bareStage() {
  const stage = { firstSeq: 1, count: PROBLEMS, startedAt: 0 }
  const start = startOfStage(
    { sessionId: 'bare', sectionType: 'ae.voc', gradeId: 4 },
    { ...stage, sectionType: 'ae.voc', targetSeconds: 0, endedAt: null, usedSeconds: 0 },
  )
  let state = foldSession([start]) as SessionState
  const drafts = new Map<number, Verdict>()
  const reduce = (from: SessionState, event: SessionEvent) => reduceSession(from, event) as SessionState
  const bare = {
    state: () => state,
    isOpen: () => state.sessionStatus === 'in_progress',
    isDone: (seq: number) => state.row[seq - 1]?.answerStatus === 'submitted',
    turn: () =>
      state.row.findIndex(({ answerStatus, isSkipped }) => answerStatus === 'init' && !isSkipped) + 1,
    draft: (seq: number, given: Verdict) => {
      if (!bare.isDone(seq)) drafts.set(seq, given)
    },
    about(seq: number, type: 'exercise_shown' | 'answer_submitted' | 'skipped'): boolean {
      const problemId = String(seq)
      const current = state.row[state.index]?.problemId as string
      const moved =
        current === problemId ? state : reduce(state, { type: 'advanced', at: 0, problemId: current })
      const seen =
        type === 'answer_submitted' ? reduce(moved, { type: 'exercise_shown', at: 0, problemId }) : moved
      const after = reduce(seen, { type, at: 0, problemId })
      if (after === seen) return false
      state = after
      return true
    },
    comeBack() {
      const problemId = state.row[state.index]?.problemId as string
      state = reduce(state, { type: 'advanced', at: 0, problemId })
    },
    end(type: 'left' | 'timed_out') {
      for (const [seq, given] of [...drafts].sort(([a], [b]) => a - b)) {
        if (given !== 'not_answered') bare.about(seq, 'answer_submitted')
      }
      state = reduce(state, { type, at: 0 })
    },
  }
  return bare
}

/** What a state says, without its times. */
const facts = ({ sessionStatus, index, row }: SessionState) => ({
  sessionStatus,
  index,
  row: row.map(({ answerStatus, isSkipped }) => `${answerStatus}${isSkipped ? ' skipped' : ''}`),
})

function expectedOutcome(bare: ReturnType<typeof bareStage>, seq: number, given: Verdict) {
  if (bare.isDone(seq)) return 'already_answered'
  if (!bare.isOpen()) return 'too_late'
  if (given === 'not_answered') return given
  return bare.about(seq, 'answer_submitted') ? 'saved' : 'not_now'
}

const lastEventOf = (reply: Awaited<ReturnType<typeof taker.save>>) =>
  reply.isSuccess ? reply.events.at(-1) : undefined

async function play(session: TestReply, commands: readonly Command[]) {
  const bare = bareStage()
  let last: Awaited<ReturnType<typeof taker.given>> | null = null
  for (const one of commands) {
    test.advance(1000)
    const turn = bare.turn() || PROBLEMS
    const seq = 'offset' in one ? Math.min(PROBLEMS, Math.max(1, turn + one.offset)) : turn
    switch (one.type) {
      case 'answer': {
        // At no full second of the server: an answer that began when another did is the same one (SR-17).
        const startTs = test.now().getTime() - 2_999
        const given = await taker.given(session, seq, one.verdict, { startTs })
        const reply = await taker.save(session, [given])
        const expected = expectedOutcome(bare, seq, one.verdict)
        expect(reply.outcomes?.[0]?.outcome).toBe(expected)
        const isDone = expected === 'saved' || expected === 'already_answered'
        if (isDone)
          expect(lastEventOf(reply)).toMatchObject({ type: 'answer_submitted', problemId: `${seq}` })
        if (expected === 'saved') last = given
        break
      }
      case 'again': {
        if (!last) break
        const reply = await taker.save(session, [last])
        expect(reply.outcomes?.[0]?.outcome).toBe('saved')
        const { problemId } = last
        expect(lastEventOf(reply)).toMatchObject({ type: 'answer_submitted', problemId })
        break
      }
      case 'draft': {
        const { responseJson } = await taker.given(session, seq, one.verdict)
        await taker.event(session, seq, { type: 'responded', responseJson })
        if (bare.isOpen()) bare.draft(seq, one.verdict)
        break
      }
      case 'shown': {
        await taker.event(session, seq, { type: 'exercise_shown', at: test.now().getTime() })
        if (bare.isOpen()) bare.about(seq, 'exercise_shown')
        break
      }
      case 'skip': {
        await taker.event(session, seq, { type: 'skipped' })
        if (bare.isOpen()) bare.about(seq, 'skipped')
        break
      }
      case 'active': {
        await taker.event(session, seq, { type: 'active' })
        break
      }
      case 'resume': {
        const reply = await taker.askResume(session)
        expect(reply.isSuccess).toBe(bare.isOpen())
        if (!reply.isSuccess) break
        bare.comeBack()
        expect(facts(foldSession(reply.events) as SessionState)).toEqual(facts(bare.state()))
        expect(reply.currentProblem).toBe(bare.turn() || null)
        break
      }
      case 'end': {
        await taker.end(session, one.end)
        if (bare.isOpen()) bare.end(one.end)
      }
    }
  }
  return bare
}

describe('the order of the calls of a test', () => {
  it('[SR-30] whatever it is, the server reaches the state of the bare session machine', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
        await test.db.delete(testSessions)
        const session = await taker.start({ testType: 'mini_test', testProblems: PROBLEMS })
        const bare = await play(session, commands)
        const [row] = await test.db.select().from(testSessions)
        const stored = await readStage(test.db, row as TestSessionRow, 0)
        expect(facts(stored.state)).toEqual(facts(bare.state()))
        expect(row?.endedAt === null).toBe(bare.isOpen())
        const problems = await test.db
          .select()
          .from(testProblems)
          .where(eq(testProblems.userId, 'superstudent'))
          .orderBy(testProblems.seq)
        expect(
          problems.map(
            (problem) =>
              `${isAnswered(problem) ? 'submitted' : 'init'}${problem.isSkipped ? ' skipped' : ''}`,
          ),
        ).toEqual(facts(bare.state()).row)
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 20) },
    )
  }, 180_000)
})
