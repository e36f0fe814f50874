import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'

const pack = gradedPack({ skills: 6, grade: 2 })
const MOST = 2_000

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack })
  token = await test.login('student')
})
afterAll(() => test.close())

/** As if it had been answered so often already; what did not fit the session counts, too. */
const fill = (sessionId: string, count: number) =>
  test.db.execute(sql`
    insert into answers (user_id, answer_id, session_id, phase, section_type, grade_id, skill_id, problem_id,
                         response_json, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts,
                         level_before, level_after, client_claim, received_at)
    select user_id, gen_random_uuid(), session_id, phase, section_type, grade_id, skill_id, problem_id, response_json,
           verdict, hint_checked, -1, false, start_ts + n, end_ts + n, 0, 0, client_claim, received_at
    from (select * from answers where session_id = ${sessionId} limit 1) first, generate_series(1, ${count}::int) n`)

const storedIn = (sessionId: string) => test.db.$count(answers, eq(answers.sessionId, sessionId))

it('a learning session takes 2,000 answers and no more; those that are there are still acknowledged', async () => {
  const pupil = await openLearning(test, token, pack, 'k1')
  const [e1] = exercisesOf(findSkill(pack, 'k1'))
  if (!e1) throw new Error('The skill has exercises.')
  test.advance(5_000)
  const save = (answer: ReturnType<typeof pupil.answer>) => test.call('saveUserPracticeAnswer', answer, token)
  const first = pupil.answer(e1, 'incorrect')
  succeeded(await save(first))
  await fill(pupil.sessionId, MOST - 2)
  const last = pupil.answer(e1, 'incorrect')
  expect(await save(last)).toMatchObject({ isSuccess: true })
  expect(await save(pupil.answer(e1, 'correct'))).toMatchObject({ isSuccess: false, code: 'session_full' })
  for (const saved of [first, last]) expect(await save(saved)).toMatchObject({ verdict: 'incorrect' })
  expect(await storedIn(pupil.sessionId)).toBe(MOST)

  // It can be left, and the next one begins with none.
  const at = test.now().getTime()
  const { sessionId } = pupil
  succeeded(await test.call('recordSessionEvents', { sessionId, events: [{ type: 'left', at }] }, token))
  const next = await openLearning(test, token, pack, 'k1')
  expect(next.sessionId).not.toBe(sessionId)
  expect(await save(next.answer(e1, 'correct'))).toMatchObject({ isSuccess: true })
})

it('a graded session takes no more either', async () => {
  await setLevels(test, { k2: 1, k3: 1 }, { grade: 2 })
  const pupil = gradedPupil(test, token)
  const session = await pupil.take({ grade: 2 })
  const [first] = session.problems
  if (!first) throw new Error('The session has problems.')
  await pupil.check(session, first.problemId, 'incorrect')
  await fill(session.sessionId ?? '', MOST - 1)
  test.advance(60_000)
  const further = await pupil.submission(session, first.problemId, 'incorrect')
  expect(await test.call('checkAnswer', further, token)).toMatchObject({ code: 'session_full' })
  expect(await storedIn(session.sessionId ?? '')).toBe(MOST)
})
