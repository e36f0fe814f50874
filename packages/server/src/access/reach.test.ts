import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userCenters } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.db.insert(userCenters).values({ userId: 'admin', centerId: 8 })
})
afterAll(() => test.close())

const read = async (caller: string, userId: string) => {
  const body = { function: 'checkUserLearningInfo', params: { user_id: userId } }
  return (await test.post('userassignment', body, { token: await test.login(caller) })).status
}

describe('isInReach', () => {
  it.each([
    ['student', 'student', 200],
    ['student', 'superstudent', 403],
    ['superstudent', 'student', 403],
    ['af100001', 'student', 403],
    ['tutor', 'student', 200],
    ['tutor', 'superstudent', 200],
    ['tutor', 'ag100001', 200],
    ['tutor', 'student2', 403],
    ['tutor', 'teacher', 403],
    ['tutor', 'tutor', 200],
    ['teacher', 'student', 200],
    ['teacher', 'student2', 403],
    ['teacher', 'lcadmin', 403],
    ['lcadmin', 'student', 200],
    ['lcadmin', 'teacher', 200],
    ['lcadmin', 'student2', 403],
    ['lcadmin', 'admin', 403],
    ['admin', 'student', 200],
    ['admin', 'student2', 200],
    ['admin', 'lcadmin', 200],
    ['admin', 'nobody', 403],
    ['student', 'nobody', 403],
  ])('[SR-04] lets %s read %s: %i', async (caller, userId, status) => {
    expect(await read(caller, userId)).toBe(status)
  })

  it('[SR-04] never lets anybody write for someone else', async () => {
    for (const caller of ['student2', 'tutor', 'lcadmin', 'admin']) {
      const params = {
        user_id: 'student',
        section_type: 'ae.la',
        grade_id: 2,
        skill_id: 's',
        problem_id: 'p',
      }
      const headers = { token: await test.login(caller) }
      expect(await test.post('content', { function: 'learningUpdateIndex', params }, headers)).toMatchObject({
        status: 403,
        body: { is_success: false, status: 'error' },
      })
    }
  })

  it('[SR-04] a session is that of the user of the token, for staff too', async () => {
    const skill = { section_type: 'ae.la', grade_id: 2, chapter_id: 1, skill_id: 'la.2.nouns' }
    const opening = {
      skillLearning: ['content', skill],
      takeProficiency: ['proficiency', { section_type: 'ae.la', current_grade: 2 }],
      takeAfficiency: [
        'afficiency',
        { section_type: 'ae.la', grade_id: 2, low_accuracy_skill_count: 4, random_skill_count: 2 },
      ],
    } as const
    for (const caller of ['student2', 'teacher', 'tutor', 'lcadmin', 'admin']) {
      const headers = { token: await test.login(caller) }
      for (const [name, [path, params]] of Object.entries(opening)) {
        const body = { function: name, params: { ...params, user_id: 'student' } }
        expect([name, (await test.post(path, body, headers)).status]).toEqual([name, 403])
      }
    }
  })
})
