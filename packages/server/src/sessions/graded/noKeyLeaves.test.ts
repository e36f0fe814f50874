import { calls, wireCodec } from '@wordstride/api'
import { type AnyProblemPlugin, parseProblem } from '@wordstride/core'
import { plugins, registry } from '@wordstride/plugins/graders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problems, type SessionRow, sessionExercises, sessions, userSkills } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { fixturePack } from '../../testing/gradedPack'
import { gradedPupil } from '../../testing/gradedPupil'
import { wireResponse } from '../../testing/wireResponse'
import { itemAliases } from '../aliases/itemAliases'

const pack = fixturePack()
const skillIds = pack.chapters.flatMap(({ skills }) => skills.map(({ skill_id }) => skill_id))

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack })
  admin = await test.login('admin')
})
afterAll(() => test.close())

/** Texts that only the author and the grader know. */
function secretTexts(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) secretTexts(item, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if ((key === 'solution' || key === 'explanation') && typeof item === 'string') found.push(item)
      else secretTexts(item, found)
    }
  }
  return found
}

function keysOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysOf(item, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      found.add(key)
      keysOf(item, found)
    }
  }
  return found
}

async function authored(problemId: string) {
  const [row] = await test.db.select().from(problems).where(eq(problems.problemId, problemId))
  const plugin: AnyProblemPlugin = registry.require(row?.problem.problem_type as string)
  const parsed = parseProblem(plugin, row?.problem)
  if (!parsed.ok) throw new Error(problemId)
  return { plugin, problem: parsed.problem }
}

/** Every byte of a reply, as it goes over the wire. */
async function bytes(path: string, name: string, params: unknown): Promise<string> {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/english/api/v1.0/${path}`,
    headers: { token: admin, 'content-type': 'application/json' },
    payload: JSON.stringify({ function: name, params }),
  })
  expect(reply.statusCode).toBe(200)
  return reply.body
}

const take = (ids: string[]) =>
  bytes('proficiency', 'takeProficiency', {
    section_type: 'ae.la',
    current_grade: 4,
    debugObj: { skill_ids: ids },
  })

/** Fields of an authored problem that say what is right. */
const KEY_FIELDS = [
  'answer',
  'solution',
  'explanation',
  'correctResponse',
  'presentation',
  'answers',
  'accepted',
]

describe('a graded session on the wire', () => {
  it('covers every registered problem type', () => {
    for (const type of Object.keys(plugins))
      expect(skillIds.some((id) => id.startsWith(`${type}.`))).toBe(true)
  })

  it.each(Object.keys(plugins))(
    '%s: no key, no solution and no other order before an answer',
    async (type) => {
      const body = await take(skillIds.filter((id) => id.startsWith(`${type}.`)))
      const reply = JSON.parse(body)
      expect(reply.problems.length).toBeGreaterThan(0)
      for (const key of keysOf(reply)) expect(KEY_FIELDS).not.toContain(key)
      const rows = await test.db
        .select()
        .from(sessionExercises)
        .where(eq(sessionExercises.sessionId, reply.session_uuid))
      const [session] = await test.db
        .select()
        .from(sessions)
        .where(eq(sessions.sessionId, reply.session_uuid))
      for (const [position, exercise] of reply.problems.entries()) {
        const row = rows.find((one) => one.position === position)
        const { plugin, problem } = await authored(row?.problemId ?? '')
        const text = JSON.stringify(
          plugin.toPublic(
            problem,
            plugin.present(problem, () => 0.5),
          ),
        )
        for (const secret of secretTexts(problem)) {
          const wire = JSON.stringify(secret).slice(1, -1)
          if (!text.includes(wire)) expect(body).not.toContain(wire)
        }
        // What leaves is the public view in the stored order, in the ids of the session, and not one field more.
        const view = plugin.toPublic(problem, plugin.presentation.parse(row?.presentation))
        const { aliasSecret } = session as SessionRow
        const owner = { kind: 'session', userId: 'admin', sessionId: reply.session_uuid } as const
        const aliases = itemAliases({ plugin, problem }, { ...owner, aliasSecret, place: position })
        expect(exercise.problem).toEqual(
          JSON.parse(
            JSON.stringify({
              ...aliases.view({ ...view, hintItems: view.hintItems.map(() => ({ value: '' })) }),
              problem_id: `${reply.session_uuid}.${position}`,
              skill_name: exercise.skill_name,
            }),
          ),
        )
        expect(exercise.progress).toMatchObject({ response: null, feedback: null })
      }
    },
  )

  it.each(Object.keys(plugins))(
    '%s: a wrong answer tells of itself only, a right one tells all',
    async (type) => {
      const ids = skillIds.filter((id) => id.startsWith(`${type}.`))
      const session = JSON.parse(await take(ids))
      const pupil = gradedPupil(test, admin)
      const key = { sessionId: session.session_uuid }
      for (const { problem_id: problemId } of session.problems) {
        const answer = await pupil.submission(key, problemId, 'incorrect')
        const given = answer.responseJson
        const body = await bytes(
          'checkanswer',
          'checkAnswer',
          wireCodec(calls.checkAnswer.params).toWire(answer),
        )
        const reply = JSON.parse(body)
        expect(reply).toMatchObject({ verdict: 'incorrect', feedback: { solution: 'partial' } })
        const right = await wireResponse(test, key.sessionId, problemId, 'correct')
        expect(body).not.toContain(right.responseJson)
        for (const [id, item] of Object.entries<{ mark: string }>(reply.feedback.items)) {
          if (item.mark === 'correct') expect(given, `${problemId} marks ${id}, not given`).toContain(id)
          expect(item.mark).not.toBe('neutral')
        }
        expect(reply.feedback.notes).toEqual([])
        expect(await pupil.check(key, problemId, 'correct')).toMatchObject({
          verdict: 'correct',
          feedback: { solution: 'full' },
        })
      }
    },
  )

  it('a resumed session shows what was given and no more', async () => {
    const student = await test.login('student')
    await test.db.insert(userSkills).values(
      skillIds.slice(0, 5).map((skillId) => ({
        userId: 'student',
        sectionType: 'ae.la' as const,
        gradeId: 4,
        skillId,
        level: 1,
      })),
    )
    const pupil = gradedPupil(test, student)
    const session = await pupil.take()
    const first = session.problems[0]
    await pupil.check(session, first?.problemId as string, 'incorrect')
    const reply = await test.post(
      'proficiency',
      { function: 'takeProficiency', params: { section_type: 'ae.la', current_grade: 4 } },
      { token: student },
    )
    for (const key of keysOf(reply.body.problems.slice(1))) expect(KEY_FIELDS).not.toContain(key)
    expect(reply.body).toMatchObject({
      problems: [{ progress: { feedback: { solution: 'partial' } } }, {}, {}, {}, {}],
    })
  })
})
