import { userLearningInfoSchema, wireCodec } from '@wordstride/api'
import { makeMiniLearningInfo } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  assignmentWeeks,
  gradeStandings,
  sessions,
  skillResults,
  staffActions,
  testSessions,
  tokenDeposits,
  userLearningInfo,
  userSkills,
  users,
} from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'
import { type StoredResult, sent, setupPack, setupPupil } from '../testing/setupPupil'

const MONDAY = new Date('2026-03-09T18:00:00Z')
const ID = 'superstudent'
const ABOVE: StoredResult = { section: 'ae.voc', gradeId: 5, region: 4 }
const BELOW: StoredResult = { section: 'ae.la', gradeId: 4, region: 3 }

let test: TestApp
let pupil: ReturnType<typeof setupPupil>
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: setupPack(), now: MONDAY })
  token = await test.login(ID)
  pupil = setupPupil(test, ID, token)
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [sessions, skillResults, userSkills, assignmentWeeks, testSessions, tokenDeposits])
    await test.db.delete(table)
  await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, ID))
})

const infoOf = async (section: 'ae.la' | 'ae.voc', userId = ID) => {
  const [row] = await test.db
    .select()
    .from(userLearningInfo)
    .where(and(eq(userLearningInfo.userId, userId), eq(userLearningInfo.sectionType, section)))
  return row
}

const levels = async (...ids: string[]) => {
  const found: number[] = []
  for (const id of ids) found.push((await standingOf(test, id, ID))?.level ?? 0)
  return found
}

const hasBoth = async () => {
  await pupil.hasResult(ABOVE)
  await pupil.hasResult(BELOW)
  return pupil.plan([ABOVE, BELOW], 5)
}

const code = (reply: { isSuccess: boolean }) => ('code' in reply ? reply.code : 'success')

describe('upsertUserLearningInfo', () => {
  it('[API-13] [SETUP-19] takes function, ids, source and list in the names of the wire, on both paths, and tells is_success', async () => {
    const info = (section_type: string, weekly_time: number) => ({
      init_skill_status_flag: true,
      stop_grade: 3,
      section_type,
      start_grade: 2,
      weekly_time,
      current_grade: 2,
      school_grade: 4,
      need_assignment: true,
      user_id: ID,
      grade_setup: [2, 3].map((grade) => ({
        grade,
        setSkillLevelToInit: false,
        initialSkillLevel: 0,
        goalScore: '95.0',
        initial10ProblemSetup: false,
      })),
    })
    const params = {
      user_id: ID,
      updated_by: ID,
      updated_by_source: 'account_setup',
      user_learning_info: [info('ae.la', 120), info('ae.voc', 60)],
    }
    const headers = { token, 'x-access-token': token }
    const function_ = 'upsertUserLearningInfo'
    const first = await test.post('userassignment', { function: function_, params }, headers)
    expect(first).toMatchObject({ status: 200, body: { is_success: true, status: 'success' } })
    await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, ID))
    const second = await test.post('userlearninginfo', { function: function_, params }, headers)
    expect(second).toMatchObject({ status: 200, body: { is_success: true, status: 'success' } })
    expect(await pupil.isSetUp()).toBe(true)
    for (const path of ['userassignment', 'userlearninginfo']) {
      for (const field of Object.keys(params)) {
        const wrong = { ...params, [field]: { no: 'value' } }
        const { status, body } = await test.post(path, { function: function_, params: wrong }, headers)
        expect([path, field, status]).toEqual([path, field, 400])
        expect(body.issues).toMatchObject([{ path: expect.stringMatching(`^params.${field}`) }])
      }
    }
  })

  it('stores what a section is set up with', async () => {
    const plan = await hasBoth()
    expect(code(await pupil.setUp(plan))).toBe('success')
    expect(await infoOf('ae.la')).toMatchObject({
      startGrade: 4,
      currentGrade: 4,
      stopGrade: 5,
      weeklyTime: 120,
      goalScores: { 4: '95.0', 5: '95.0' },
      isSkillStatusInitialized: true,
      needsAssignment: true,
      raisedGrades: [{ grade: 4, level: 2 }],
      setUpBy: ID,
      setUpAt: test.now(),
    })
    expect(await infoOf('ae.voc')).toMatchObject({
      startGrade: 5,
      stopGrade: 6,
      weeklyTime: 60,
      raisedGrades: [{ grade: 5, level: 1 }],
    })
    const [user] = await test.db.select().from(users).where(eq(users.userId, ID))
    expect(user?.schoolGrade).toBe(5)
  })

  it('[SR-33] raises every skill of a tested grade to its level, lowers none, and touches no other grade', async () => {
    await setLevels(test, { b1: 3, b2: 1 }, { user: ID })
    await pupil.setUp(await hasBoth())
    expect(await levels('b1', 'b2', 'b3')).toEqual([3, 2, 2])
    expect(await levels('x1', 'x2')).toEqual([1, 1])
    expect(await levels('a1', 'a2', 'w1', 'w2')).toEqual([0, 0, 0, 0])
  })

  it('[SR-14] [SR-33] works the score of a raised grade out, and leaves the highest one where it was higher', async () => {
    const place = { userId: ID, sectionType: 'ae.la', gradeId: 4 } as const
    const standing = async () => {
      const rows = await test.db.select().from(gradeStandings).where(eq(gradeStandings.userId, ID))
      return rows.find(({ sectionType, gradeId }) => sectionType === 'ae.la' && gradeId === 4)
    }
    await test.db.delete(gradeStandings).where(eq(gradeStandings.userId, ID))
    await test.db.insert(gradeStandings).values({ ...place, projectedScore: 10, highestScore: 72 })
    await pupil.setUp(await hasBoth())
    // Every skill at level 2.
    expect(await standing()).toMatchObject({ projectedScore: 60, highestScore: 72 })
    await test.db.delete(gradeStandings).where(eq(gradeStandings.userId, ID))
  })

  it('[SR-33] without any test both sections begin at grade 2 with nothing learned', async () => {
    expect(code(await pupil.setUp(pupil.plan([])))).toBe('success')
    expect(await infoOf('ae.voc')).toMatchObject({ startGrade: 2, stopGrade: 3, raisedGrades: [] })
    expect(await test.db.$count(userSkills)).toBe(0)
  })

  it('[SR-33] is allowed once', async () => {
    const plan = await hasBoth()
    expect(await pupil.isSetUp()).toBe(false)
    await pupil.setUp(plan)
    expect(await pupil.isSetUp()).toBe(true)
    const again = await pupil.setUp(plan)
    expect(again).toMatchObject({ isSuccess: false, code: 'already_set_up' })
    await pupil.hasResult({ section: 'ae.la', gradeId: 2, region: 6 })
    expect(
      code(await pupil.setUp(pupil.plan([ABOVE, BELOW, { section: 'ae.la', gradeId: 2, region: 6 }]))),
    ).toBe('already_set_up')
    expect((await infoOf('ae.la'))?.startGrade).toBe(4)
  })

  it('two devices that press at once set up once', async () => {
    const plan = await hasBoth()
    const replies = await Promise.all([1, 2, 3, 4].map(() => pupil.setUp(plan)))
    expect(replies.map(code).sort()).toEqual([
      'already_set_up',
      'already_set_up',
      'already_set_up',
      'success',
    ])
    expect(await levels('b1', 'x1')).toEqual([2, 1])
  })

  it.each([
    ['a start of his own', { startGrade: 2, currentGrade: 2, stopGrade: 3 }],
    ['a later stop', { stopGrade: 12 }],
    ['less time', { weeklyTime: 1 }],
    ['no assignment', { needsAssignment: false }],
    ['a lower goal', { gradeSetup: [{ goalScore: '10.0' }] }],
    ['a higher level', { gradeSetup: [{ initialSkillLevel: 4 }] }],
    ['a level for a grade that was not tested', { gradeSetup: [{ grade: 12 }] }],
  ])('a student cannot plan %s', async (_, change) => {
    const [la, voc] = await hasBoth()
    if (!la || !voc) throw new Error('No plan.')
    const { gradeSetup: changes, ...rest } = change as Partial<typeof la>
    const gradeSetup = changes
      ? [{ ...la.gradeSetup[0], ...changes[0] } as (typeof la.gradeSetup)[number], ...la.gradeSetup.slice(1)]
      : la.gradeSetup
    expect(code(await pupil.setUp([{ ...la, ...rest, gradeSetup }, voc]))).toBe('setup_changed')
    expect(await pupil.isSetUp()).toBe(false)
    expect(await levels('b1', 'x1')).toEqual([0, 0])
  })

  it('a plan leaves out no section, and results cannot be hidden behind a setup without a test', async () => {
    const plan = await hasBoth()
    expect(code(await pupil.setUp(plan.slice(0, 1)))).toBe('setup_changed')
    expect(code(await pupil.setUp(pupil.plan([])))).toBe('setup_changed')
  })

  it('counts neither a test that is running, nor practice, nor a test that places nobody', async () => {
    await pupil.hasResult(ABOVE, { endedAt: null, region: null })
    await pupil.hasResult(ABOVE, { isPractice: true })
    await pupil.hasResult({ ...ABOVE, gradeId: 9, region: 1 }, { testType: 'english_test' })
    await pupil.hasResult({ ...ABOVE, gradeId: 9, region: 1 }, { testType: 'mini_test' })
    expect(code(await pupil.setUp(pupil.plan([])))).toBe('success')
  })

  it('names the student whose account had no name, once', async () => {
    const admin = await test.login('admin')
    const made = succeeded(await test.call('newTestUser', { kind: 'special' }, admin))
    await test.db.update(users).set({ role: 'super-student' }).where(eq(users.userId, made.username))
    const anyone = setupPupil(test, made.username, await test.login(made.username))
    await anyone.setUp(anyone.plan([]), { firstName: ' Ada ', lastName: 'Byron' })
    const nameOf = async (userId: string) => {
      const [user] = await test.db.select().from(users).where(eq(users.userId, userId))
      return [user?.firstName, user?.lastName]
    }
    expect(await nameOf(made.username)).toEqual(['Ada', 'Byron'])
    await pupil.setUp(pupil.plan([]), { firstName: 'Somebody', lastName: 'Else' })
    expect(await nameOf(ID)).toEqual(['Lena', 'Fischer'])
  })

  it('[SR-04] is for oneself once, for lcadmin and admin in their reach at any time, and for nobody else', async () => {
    const as = async (name: string, userId = ID) => setupPupil(test, userId, await test.login(name))
    const plan = pupil.plan([])
    expect(code(await pupil.setUp(plan))).toBe('success')
    for (const name of ['teacher', 'tutor']) {
      expect(code(await (await as(name)).setUp(plan))).toBe('not_allowed')
      expect(code(await (await as(name, name)).setUp(plan))).toBe('not_allowed')
      expect(code(await (await as(name)).assign())).toBe('not_allowed')
    }
    for (const name of ['ag100001', 'af100001'])
      expect(code(await (await as(name, name)).setUp(plan))).toBe('not_allowed')
    await expect((await as('student')).setUp(plan)).rejects.toThrow('403')
    await expect((await as('lcadmin', 'student2')).setUp(plan)).rejects.toThrow('403')
    for (const name of ['lcadmin', 'admin', 'lcadmin'])
      expect(code(await (await as(name)).setUp(plan))).toBe('success')
  })

  it('a school grade that differs from the one of the school is in the history, and one that does not is not', async () => {
    await test.db.update(users).set({ schoolGrade: 4 }).where(eq(users.userId, ID))
    const told = async () =>
      (await test.db.select().from(staffActions).where(eq(staffActions.userId, ID))).filter(
        ({ action }) => action === 'school_grade_told',
      )
    const before = (await told()).length
    expect(code(await pupil.setUp(pupil.plan([], 4)))).toBe('success')
    expect(await told()).toHaveLength(before)
    await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, ID))
    expect(code(await pupil.setUp(pupil.plan([], 6)))).toBe('success')
    expect((await told()).at(-1)).toMatchObject({ staffId: ID, details: { schoolGrade: { from: 4, to: 6 } } })
  })

  it('staff decide what a student begins with, and it is written down', async () => {
    const staff = setupPupil(test, ID, await test.login('lcadmin'))
    const [la] = staff.plan([{ section: 'ae.la', gradeId: 4, region: 1 }])
    if (!la) throw new Error('No plan.')
    const changed = { ...la, startGrade: 4, currentGrade: 4, stopGrade: 6, weeklyTime: 90 }
    expect(code(await staff.setUp([changed]))).toBe('success')
    expect(await infoOf('ae.la')).toMatchObject({ startGrade: 4, weeklyTime: 90, setUpBy: 'lcadmin' })
    expect(await levels('b1')).toEqual([3])
    const actions = await test.db.select().from(staffActions).where(eq(staffActions.userId, ID))
    expect(actions.at(-1)).toMatchObject({ staffId: 'lcadmin', action: 'account_set_up' })
    const proficient = {
      ...la,
      gradeSetup: la.gradeSetup.map((grade) => ({ ...grade, initialSkillLevel: 4 })),
    }
    const impossible = { ...la, currentGrade: 2 }
    for (const infos of [[proficient], [impossible], [la, changed]])
      expect(code(await staff.setUp(infos))).toBe('setup_not_possible')
  })

  it('refuses a list about somebody else', async () => {
    const staff = setupPupil(test, ID, await test.login('lcadmin'))
    const infos = sent(staff.plan([])).map((info) => ({ ...info, userId: 'student' }))
    expect(code(await staff.setUp([], { userLearningInfo: infos }))).toBe('setup_not_possible')
  })

  it('[SR-34] [API-13] the mini setup begins both sections at the chosen grade and gives the first assignment', async () => {
    await test.db
      .update(users)
      .set({ toggleOverrides: { mini_setup: true } })
      .where(eq(users.userId, ID))
    const more = { updatedBySource: 'english_account_setup' } as const
    const infos = sent(makeMiniLearningInfo(4)).map((info) => ({ ...info, userId: ID }))
    const params = {
      user_id: ID,
      updated_by: ID,
      updated_by_source: 'english_account_setup',
      user_learning_info: infos.map((info) => wireCodec(userLearningInfoSchema).toWire(info)),
    }
    for (const path of ['userlearninginfo', 'userassignment']) {
      await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, ID))
      const body = { function: 'upsertUserLearningInfo', params }
      const headers = { token, 'x-access-token': token }
      expect(await test.post(path, body, headers)).toMatchObject({ status: 200, body: { is_success: true } })
    }
    for (const [section, minutes] of [
      ['ae.la', 120],
      ['ae.voc', 60],
    ] as const)
      expect(await infoOf(section)).toMatchObject({
        startGrade: 4,
        currentGrade: 4,
        stopGrade: 4,
        weeklyTime: minutes,
        goalScores: { 4: '98.0', 6: '97.0', 9: '96.0', 10: '95.0', 12: '96.0' },
        raisedGrades: [],
      })
    expect(await levels('b1')).toEqual([0])
    expect(succeeded(await pupil.assign()).assignment.assignmentItems).not.toEqual([])
    const [user] = await test.db.select().from(users).where(eq(users.userId, ID))
    expect(user?.schoolGrade).toBe(1)
    expect(code(await pupil.setUp(makeMiniLearningInfo(2), more))).toBe('already_set_up')
    await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, ID))
    for (const grade of [1, 5, 9])
      expect(code(await pupil.setUp(makeMiniLearningInfo(grade), more))).toBe('setup_not_possible')
    const [la, voc] = makeMiniLearningInfo(2)
    if (!la || !voc) throw new Error('No plan.')
    expect(code(await pupil.setUp([{ ...la, weeklyTime: 5 }, voc], more))).toBe('setup_changed')
    await test.db.update(users).set({ toggleOverrides: {} }).where(eq(users.userId, ID))
    expect(code(await pupil.setUp(makeMiniLearningInfo(2), more))).toBe('not_allowed')
  })
})

describe('createAssignmentForUser', () => {
  it('[ASG-11] [API-12] creates the first assignment after the setup and gives it', async () => {
    expect(code(await pupil.assign())).toBe('not_set_up')
    await pupil.setUp(await hasBoth())
    const headers = { token, 'x-access-token': token }
    const params = { user_id: ID, created_by: ID }
    const { body } = await test.post(
      'userassignment',
      { function: 'createAssignmentForUser', params },
      headers,
    )
    expect(body).toMatchObject({
      is_success: true,
      assignment: {
        start_date: '2026-03-09',
        end_date: '2026-03-15',
        assignment_items: [
          { section_type: 'ae.la', grade: 4, type: 'proficiency', label: 'R1' },
          { section_type: 'ae.voc', grade: 5, type: 'proficiency', label: 'R2' },
        ],
      },
    })
    const [row] = await test.db.select().from(assignmentWeeks)
    expect(row?.createdBy).toBe(ID)
  })

  it('gives the same one when asked again, also by two devices at once', async () => {
    await pupil.setUp(await hasBoth())
    const replies = await Promise.all([pupil.assign(), pupil.assign(), pupil.assign()])
    const [first, ...others] = replies.map((reply) => succeeded(reply).assignment)
    for (const other of others) expect(other).toEqual(first)
    expect(await test.db.$count(assignmentWeeks)).toBe(1)
  })

  it('the levels of the setup earn no points, and work after it counts from them', async () => {
    await pupil.setUp(await hasBoth())
    await pupil.assign()
    const week = async () => succeeded(await test.call('getUserThisWeekAssignment', {}, token))
    expect((await week()).points.total).toBe(0)
    const worker = gradedPupil(test, token)
    const session = await worker.take()
    await worker.finish(session)
    const item = (await week()).regularAssignmentCombined.assignmentItems[0]
    // Three skills rose from level 2 to 3: three units.
    expect(item?.progress).toBeCloseTo(3 / (item?.target ?? 0))
    expect(await levels('b1', 'b2', 'b3')).toEqual([3, 3, 3])
  })

  it('is refused where the grades have no content', async () => {
    await pupil.hasResult({ section: 'ae.la', gradeId: 9, region: 4 })
    await pupil.hasResult({ section: 'ae.voc', gradeId: 9, region: 4 })
    await pupil.setUp(
      pupil.plan([
        { section: 'ae.la', gradeId: 9, region: 4 },
        { section: 'ae.voc', gradeId: 9, region: 4 },
      ]),
    )
    expect(code(await pupil.assign())).toBe('nothing_to_assign')
  })

  it('staff plan a week anew in which nothing was earned, and only such a week', async () => {
    await pupil.setUp(pupil.plan([]))
    const gradesOf = (reply: Awaited<ReturnType<typeof pupil.assign>>) =>
      succeeded(reply).assignment.assignmentItems.map(({ grade }) => grade)
    expect(new Set(gradesOf(await pupil.assign()))).toEqual(new Set([2]))
    const staff = setupPupil(test, ID, await test.login('lcadmin'))
    await staff.setUp(staff.plan([BELOW, ABOVE]))
    expect(new Set(gradesOf(await pupil.assign()))).toEqual(new Set([2]))
    expect(gradesOf(await staff.assign())).toEqual([4, 5])
    const worker = gradedPupil(test, token)
    await worker.finish(await worker.take())
    await staff.setUp(staff.plan([]))
    expect(gradesOf(await staff.assign())).toEqual([4, 5])
  })

  it('[SR-18] a setup in the middle of a week earns nothing, and its week can be planned anew', async () => {
    await pupil.setUp(pupil.plan([]))
    await pupil.assign()
    const staff = setupPupil(test, ID, await test.login('lcadmin'))
    await staff.setUp(staff.plan([{ section: 'ae.la', gradeId: 2, region: 4 }]))
    const { points } = succeeded(await test.call('getUserThisWeekAssignment', {}, token))
    expect(points.total).toBe(0)
    const { assignmentItems } = succeeded(await staff.assign()).assignment
    expect(assignmentItems.map(({ type }) => type)).not.toContain('learning')
  })

  it('keeps the work that staff have given, but not twice', async () => {
    await pupil.setUp(pupil.plan([]))
    await pupil.assign()
    const lcadmin = await test.login('lcadmin')
    const give = (place: { sectionType: 'ae.la' | 'ae.voc'; grade: number; skillId: string }) =>
      test.call(
        'giveWork',
        { studentIds: [ID], work: { kind: 'skill', ...place }, dueOn: '2026-03-13' },
        lcadmin,
      )
    expect(await give({ sectionType: 'ae.la', grade: 4, skillId: 'b1' })).toMatchObject({ given: 1 })
    expect(await give({ sectionType: 'ae.voc', grade: 5, skillId: 'x1' })).toMatchObject({ given: 1 })
    const staff = setupPupil(test, ID, lcadmin)
    await staff.setUp(staff.plan([{ ...BELOW, region: 6 }]))
    const { assignmentItems } = succeeded(await staff.assign()).assignment
    const asked = assignmentItems.flatMap(({ skillId }) => skillId ?? [])
    expect(asked).toContain('b1')
    expect(new Set(asked).size).toBe(asked.length)
    expect(assignmentItems.at(-1)).toMatchObject({ label: 'X1', skillId: 'x1', dueOn: '2026-03-13' })
  })

  it('keeps the week with that work where nothing can be planned anew', async () => {
    await pupil.setUp(pupil.plan([]))
    await pupil.assign()
    const lcadmin = await test.login('lcadmin')
    const work = { kind: 'skill' as const, sectionType: 'ae.voc' as const, grade: 5, skillId: 'x1' }
    expect(
      await test.call('giveWork', { studentIds: [ID], work, dueOn: '2026-03-13' }, lcadmin),
    ).toMatchObject({ given: 1 })
    const staff = setupPupil(test, ID, lcadmin)
    await staff.setUp(staff.plan([]).map((info) => ({ ...info, needsAssignment: false })))
    const { assignmentItems } = succeeded(await staff.assign()).assignment
    expect(assignmentItems.at(-1)).toMatchObject({ label: 'X1', skillId: 'x1' })
  })

  it('a section that needs no assignment gets none', async () => {
    const staff = setupPupil(test, ID, await test.login('lcadmin'))
    const [la, voc] = staff.plan([])
    if (!la || !voc) throw new Error('No plan.')
    await staff.setUp([{ ...la, needsAssignment: false }, voc])
    const { assignmentItems } = succeeded(await staff.assign()).assignment
    expect(assignmentItems.map(({ sectionType }) => sectionType)).toEqual(['ae.voc'])
  })

  it('plans no week anew for its student: on Sunday it would be worth the same for a seventh of the work', async () => {
    await pupil.setUp(await hasBoth())
    const { assignment } = succeeded(await pupil.assign())
    const days = 6 * 86_400_000
    test.advance(days)
    const later = setupPupil(test, ID, await test.login(ID))
    expect(succeeded(await later.assign()).assignment).toEqual(assignment)
  })
})
