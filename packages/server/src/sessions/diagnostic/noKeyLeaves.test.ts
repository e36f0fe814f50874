import { calls, wireCodec } from '@wordstride/api'
import type { ContentPack, PackProblem } from '@wordstride/content'
import { plugins } from '@wordstride/plugins/graders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestProblemRow, type TestSessionRow, testProblems, testSessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { fixturePack } from '../../testing/gradedPack'
import { loadSmallPack } from '../../testing/loadSmallPack'
import { gradeTests } from '../../testing/testsPack'
import { type TestReply, testTaker } from '../../testing/testTaker'
import { testResponse } from '../../testing/wireResponse'
import { aliasesOf, loadProblems, publicView } from './testProblem'

/** Every problem type as a language problem of a test, two fixtures of each, and a form of reading: what one english_test asks. */
function typesPack(): ContentPack {
  const pack = fixturePack()
  const all = pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems))
  const tests = Object.keys(plugins).flatMap((type) =>
    all.filter(({ problem }) => problem.problem_type === type).slice(0, 2),
  )
  const reading = gradeTests(4).filter(({ problem }) => problem.section_type === 'ae.rc')
  const language = tests.map(
    (entry, i): PackProblem => ({
      ...entry,
      pool: 'T',
      level: null,
      problem_seq: i + 1,
      problem: { ...entry.problem, section_type: 'ae.ls' },
    }),
  )
  return { ...pack, chapters: [], tests: [...language, ...reading] }
}

/** Names of fields that hold a key, a solution or another order. */
const KEY_FIELDS = [
  'answer',
  'solution',
  'explanation',
  'correctResponse',
  'presentation',
  'answers',
  'accepted',
]

function entriesOf(value: unknown, found: [string, unknown][] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, item] of Object.entries(value)) {
    found.push([key, item])
    entriesOf(item, found)
  }
  return found
}

let test: TestApp
let token: string

const rowsOf = ({ sessionId }: TestReply): Promise<TestProblemRow[]> =>
  test.db
    .select()
    .from(testProblems)
    .where(eq(testProblems.sessionId, sessionId ?? ''))
    .orderBy(testProblems.seq)

/** Every byte of a reply, as it goes over the wire. */
async function bytes(path: string, params: unknown): Promise<string> {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/english/api/v1.0/${path}`,
    headers: { token, 'content-type': 'application/json' },
    payload: JSON.stringify(params),
  })
  expect(reply.statusCode).toBe(200)
  return reply.body
}

/** A running test as it goes over the wire. */
interface WireTest {
  problems: { problem_seq: number; problem: unknown; progress: object }[]
}

const readTest = (body: string): TestReply =>
  wireCodec(calls.startDiagnosticTest.result).fromWire(JSON.parse(body)) as TestReply

describe('a test of every problem type on the wire', () => {
  let body: string
  let session: TestReply
  let taker: ReturnType<typeof testTaker>
  beforeAll(async () => {
    test = await createTestApp({ contentPack: typesPack() })
    token = await test.login('superstudent')
    taker = testTaker(test, token)
    body = await bytes('diagnostictest', {
      test_type: 'english_test',
      section_type: 'ae.la',
      test_grade: 4,
      test_length: 60,
    })
    session = readTest(body)
  })
  afterAll(() => test.close())

  it('asks every registered type', () => {
    const asked = new Set(session.problems.map(({ problem }) => problem.problem_type))
    expect([...asked].sort()).toEqual(Object.keys(plugins).sort())
  })

  it.each(Object.keys(plugins))('%s: the public view without hints, and nothing of the key', async (type) => {
    const rows = await rowsOf(session)
    const known = await loadProblems(test.db, rows)
    const mine = session.problems.filter(({ problem }) => problem.problem_type === type)
    expect(mine.length).toBeGreaterThan(0)
    for (const { problemSeq, problem } of mine) {
      const row = rows[problemSeq - 1] as TestProblemRow
      const parsed = known.get(row.problemId)
      if (!parsed) throw new Error(row.problemId)
      const [own] = await test.db
        .select()
        .from(testSessions)
        .where(eq(testSessions.sessionId, session.sessionId ?? ''))
      const aliases = aliasesOf(own as TestSessionRow, parsed, row)
      const { skill_name: _name, ...view } = aliases.view(publicView(parsed, row))
      const id = String(problemSeq)
      expect(problem).toEqual(
        JSON.parse(JSON.stringify({ ...view, problem_id: id, skill_id: id, hintItems: [] })),
      )
      for (const [key] of entriesOf(problem)) expect(KEY_FIELDS).not.toContain(key)
      const shown = JSON.stringify(view)
      for (const [key, text] of entriesOf(parsed.problem)) {
        if (!['solution', 'explanation'].includes(key) || typeof text !== 'string') continue
        const wire = JSON.stringify(text).slice(1, -1)
        if (!shown.includes(wire)) expect(body).not.toContain(wire)
      }
      expect(body).not.toContain(row.problemId)
    }
  })

  it('tells staff the ids of the problems in the content', async () => {
    const staff = testTaker(test, await test.login('tutor'))
    const shown = await staff.start({ testType: 'mini_test', sectionType: 'ae.la' })
    const rows = await rowsOf(shown)
    expect(shown.problems.map(({ contentId }) => contentId)).toEqual(rows.map(({ problemId }) => problemId))
    for (const problem of JSON.parse(body).problems) expect(problem).not.toHaveProperty('content_id')
  })

  it('[TEST-16, ERR-23, ERR-24] an incomplete answer and too many choices are refused with their messages, and not saved', async () => {
    const rows = await rowsOf(session)
    const known = await loadProblems(test.db, rows)
    const { seq } = rows.find(
      (row) => known.get(row.problemId)?.plugin.type === 'markdown_clickable_text',
    ) as TestProblemRow
    const { problem } = session.problems[seq - 1] as unknown as { problem: { phrases: { id: string }[] } }
    const answer = {
      ...(await taker.given(session, seq, 'correct')),
      responseJson: JSON.stringify({ clicked: problem.phrases.map(({ id }) => id) }),
    }
    expect(await taker.save(session, [answer])).toMatchObject({
      isSuccess: false,
      message: 'Your answer is Invalid. Please follow the instructions in the question.',
      outcomes: [{ outcome: 'over_answered' }],
    })
    expect(await taker.save(session, [await taker.given(session, seq, 'not_answered')])).toMatchObject({
      isSuccess: false,
      message: 'Your Answer is Incomplete',
      outcomes: [{ outcome: 'not_answered' }],
    })
    expect((await rowsOf(session))[seq - 1]?.isCorrect).toBeNull()
  })

  it('[SES-05, SR-17] a right and a wrong answer get the same reply, byte by byte', async () => {
    const reply = async (seq: number, verdict: 'correct' | 'incorrect') => {
      const answer = await taker.given(session, seq, verdict)
      const params = { sessionId: session.sessionId, sessionProblemResults: [answer], currentProblem: seq }
      const text = await bytes('savetestanswer', wireCodec(calls.saveTestAnswer.params).toWire(params))
      return text
        .replace(answer.answerId, 'id')
        .replaceAll(`"problem_id":"${seq}"`, '"problem_id":"n"')
        .replace(`"problem_id":"${seq - 1}"`, '"problem_id":"n - 1"')
    }
    // Only at the first problem the student has not come from another one.
    await reply(1, 'incorrect')
    const replies = new Set<string>()
    for (const { problemSeq } of session.problems.slice(1, -1)) {
      replies.add(await reply(problemSeq, problemSeq % 2 === 0 ? 'correct' : 'incorrect'))
    }
    expect([...replies]).toHaveLength(1)
  })

  it('after a reload there is what was given, and no more', async () => {
    const again = JSON.parse(
      await bytes('resumediagnostictest', { test_session_uuid: session.sessionId }),
    ) as WireTest
    for (const { problem_seq, problem, progress } of again.problems) {
      expect(problem).toEqual(session.problems[problem_seq - 1]?.problem)
      expect(Object.keys(progress).sort()).toEqual([
        'answer_status',
        'end_time',
        'is_skipped',
        'response',
        'start_time',
      ])
    }
  })

  it('a result before the end has no verdict', async () => {
    for (const path of ['gettestresult', 'getusertestresult']) {
      const result = await bytes(path, { test_session_uuid: session.sessionId })
      expect(result).not.toMatch(/"is_correct":(true|false)/)
      expect(result).toContain('"accuracy":null')
    }
  })
})

describe('a vocabulary test on the wire', () => {
  beforeAll(async () => {
    test = await createTestApp({ contentPack: await loadSmallPack() })
    token = await test.login('superstudent')
  })
  afterAll(() => test.close())

  it.each(['diagnostic', 'english_test'])(
    '[SR-07] %s: no id, name or text gives away the word that is asked for',
    async (testType) => {
      const body = await bytes('diagnostictest', {
        test_type: testType,
        section_type: 'ae.voc',
        test_grade: 2,
        test_length: testType === 'diagnostic' ? 4 : 20,
      })
      const session = JSON.parse(body) as WireTest
      const rows = await rowsOf(readTest(body))
      const known = await loadProblems(test.db, rows)
      expect(session.problems.length).toBeGreaterThanOrEqual(20)
      for (const [i, { problem, ...rest }] of session.problems.entries()) {
        const word = known.get(rows[i]?.problemId ?? '')?.problem.skill_id ?? ''
        expect(word).toMatch(/\S/)
        // The offered options name the word, and it is the question where its meaning is asked for.
        const { subProblemItems: _offered, ...asked } = problem as Record<string, unknown>
        const text = JSON.stringify(asked.form === 'word_definition' ? rest : { ...rest, problem: asked })
        expect(text.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`))
        expect(JSON.stringify(problem)).not.toContain(`${word}.`)
      }
    },
  )

  it('the answers told in a result name no word that was not given', async () => {
    const taker = testTaker(test, token)
    const session = await taker.start({ testGrade: 2 })
    const wrong = await taker.given(session, 1, 'incorrect')
    await taker.save(session, [wrong], { testEnd: 'left' })
    const right = await testResponse(test, session.sessionId ?? '', 1, 'correct')
    expect(wrong.responseJson).not.toBe(right)
    const { tableData } = await taker.result(session)
    expect(tableData).toMatchObject([{ topic: null, isCorrect: false }])
  })
})
