import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classes, classMembers } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

const GRADE = 2

/** A teacher beside a child, or a child with a teacher's screen in sight. */
describe.each(['ae.la', 'ae.voc'] as const)('what staff read of a graded session of %s', (section) => {
  let test: TestApp
  let student: string
  beforeAll(async () => {
    test = await createTestApp({ contentPack: gradedPack({ skills: 10, grade: GRADE, section }) })
    student = await test.login('student')
    const classId = randomUUID()
    await test.db.insert(classes).values({ classId, centerId: 1, name: 'Blue', createdAt: test.now() })
    await test.db.insert(classMembers).values([
      { classId, userId: 'teacher', isTeacher: true },
      { classId, userId: 'student' },
    ])
    await setLevels(test, { k1: 1, k2: 1, k3: 1 }, { grade: GRADE, section })
  })
  afterAll(() => test.close())

  async function read(sessionId: string | null) {
    const params = { userId: 'student', sessionId: sessionId ?? '' }
    return succeeded(await test.call('getStudentSession', params, await test.login('teacher'))).answers
  }

  it('while it runs it is what its student sees, without marks; afterwards all', async () => {
    const pupil = gradedPupil(test, student)
    const session = await pupil.take({ grade: GRADE, section })
    const [first] = session.problems
    await pupil.check(session, first?.problemId ?? '', 'incorrect')
    expect(await read(session.sessionId)).toMatchObject([
      {
        verdict: 'incorrect',
        skillName: first?.skillName,
        shown: { problem: first?.problem, feedback: null },
      },
    ])
    await pupil.check(session, first?.problemId ?? '', 'correct')
    const running = await read(session.sessionId)
    expect(running.map(({ verdict, shown }) => [verdict, shown?.feedback])).toEqual([
      ['incorrect', null],
      ['correct', null],
    ])
    for (const secret of ['Hint of', 'Explanation of', 'Solution of', '"two"'])
      expect(JSON.stringify(running)).not.toContain(secret)

    await pupil.finish({ ...session, problems: session.problems.slice(1) })
    const [wrong, right] = await read(session.sessionId)
    expect([wrong, right].map((answer) => answer?.shown?.feedback?.solution)).toEqual(['partial', 'full'])
  })

  it('it is over when nobody can go on with it', async () => {
    const pupil = gradedPupil(test, student)
    const session = await pupil.take({ grade: GRADE, section })
    await pupil.check(session, session.problems[0]?.problemId ?? '', 'correct')
    expect(await read(session.sessionId)).toMatchObject([{ shown: { feedback: null } }])
    test.advance(12 * 3_600_000)
    expect(await read(session.sessionId)).toMatchObject([{ shown: { feedback: { solution: 'full' } } }])
  })
})
