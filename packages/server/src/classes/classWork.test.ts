import { randomUUID } from 'node:crypto'
import { expectOpened, seededRandom } from '@wordstride/core'
import { practiceSeed } from '@wordstride/learning'
import { registry } from '@wordstride/plugins/graders'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weekOf } from '../calendar/week'
import {
  assignmentWeeks,
  chapters,
  classes,
  classMembers,
  skills,
  staffActions,
  studentNotes,
  userCenters,
  userLearningInfo,
  users,
} from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { findClassWork, STUDENTS_A_CALL } from './classWork'

/** A Wednesday. */
const NOW = new Date('2026-03-11T18:00:00Z')
const pack = gradedPack({ skills: 8, grade: 2 })
const BLUE = randomUUID()
const GREEN = randomUUID()
const ENDED = randomUUID()
const PLACE = { sectionType: 'ae.la', grade: 2 } as const
const REFUSED = { isSuccess: false, code: 'not_allowed' }

let test: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: NOW })
  for (const name of ['teacher', 'tutor', 'lcadmin', 'admin', 'student', 'student2'])
    tokens[name] = await test.login(name)
  await test.db.insert(classes).values([
    { classId: BLUE, centerId: 1, name: 'Blue', createdAt: NOW },
    { classId: ENDED, centerId: 1, name: 'Ended', createdAt: NOW, endedAt: NOW },
    { classId: GREEN, centerId: 3, name: 'Green', createdAt: NOW },
  ])
  await test.db.insert(classMembers).values([
    { classId: BLUE, userId: 'teacher', isTeacher: true },
    { classId: BLUE, userId: 'student' },
    { classId: BLUE, userId: 'frozen' },
    { classId: ENDED, userId: 'teacher', isTeacher: true },
    { classId: ENDED, userId: 'superstudent' },
    { classId: GREEN, userId: 'student2' },
  ])
  await setLevels(test, { k1: 1, k3: 2 }, { grade: 2 })
})
afterAll(() => test.close())

const workOf = (who: string, classId = BLUE, more: object = {}) =>
  test.call('getClassWork', { classId, ...PLACE, ...more }, tokens[who])
const studentOf = (who: string, userId: string) => test.call('getStudentWork', { userId }, tokens[who])

describe('getClassWork', () => {
  it('begins with the grade that most plans are at, without plans with that of most students at school', async () => {
    const first = async () =>
      succeeded(await test.call('getClassWork', { classId: BLUE, sectionType: 'ae.la' }, tokens.teacher))
        .grade
    const plans = await test.db.select().from(userLearningInfo)
    const [skill] = await test.db.select().from(skills)
    const [chapter] = await test.db.select().from(chapters)
    if (!skill || !chapter) throw new Error('No skill.')
    await test.db.insert(chapters).values({ ...chapter, gradeId: 0 })
    await test.db.insert(skills).values({ ...skill, gradeId: 0, skillId: 'early' })
    expect(await first()).toBe(2)
    await test.db.delete(userLearningInfo)
    await test.db
      .update(users)
      .set({ schoolGrade: 2 })
      .where(inArray(users.userId, ['student', 'frozen']))
    expect(await first()).toBe(2)
    await test.db
      .update(users)
      .set({ schoolGrade: 0 })
      .where(inArray(users.userId, ['student', 'frozen']))
    expect(await first()).toBe(0)
    await test.db.insert(userLearningInfo).values(plans)
    expect(await first()).toBe(2)
    await test.db.delete(skills).where(eq(skills.skillId, 'early'))
    await test.db.delete(chapters).where(eq(chapters.gradeId, 0))
  })

  it('shows the levels of each student in the skills of the grade, in teaching order', async () => {
    const work = succeeded(await workOf('teacher'))
    expect(work).toMatchObject({ name: 'Blue', centerName: 'Alder Grove', ...PLACE })
    expect(work.skills.map(({ skillId }) => skillId)).toEqual([
      'k1',
      'k2',
      'k3',
      'k4',
      'k5',
      'k6',
      'k7',
      'k8',
    ])
    expect(work.students.map(({ userId, levels }) => [userId, levels])).toEqual([
      ['frozen', '00000000'],
      ['student', '10200000'],
    ])
  })

  it('chooses the grade in which most of the class are, and leaves a disabled skill out', async () => {
    await test.call(
      'enableOrDisableSkill',
      { sectionType: 'ae.la', grade: 2, chapter: 1, skillIds: ['k1'] },
      tokens.admin,
    )
    const work = succeeded(await workOf('teacher', BLUE, { grade: null }))
    expect([work.grade, work.students[1]?.levels]).toEqual([2, '0200000'])
    await test.call(
      'enableOrDisableSkill',
      { sectionType: 'ae.la', grade: 2, chapter: 1, skillIds: ['k1'] },
      tokens.admin,
    )
  })

  it('gives those alone whose work has moved, when they are named', async () => {
    const named = { studentIds: ['student', 'student2'] }
    const { students } = succeeded(await workOf('teacher', BLUE, named))
    expect(students.map(({ userId }) => userId)).toEqual(['student'])
  })

  it('gives a large class in parts by name, with the grades of all', async () => {
    const classId = randomUUID()
    await test.db.insert(classes).values({ classId, centerId: 1, name: 'Large', createdAt: NOW })
    const ids = Array.from({ length: STUDENTS_A_CALL + 5 }, (_, i) => `large${String(i).padStart(3, '0')}`)
    // Some have the same name: then the id decides.
    await test.db.insert(users).values(
      ids.map((userId, i) => ({
        ...{ userId, userName: userId, passwordHash: 'none', role: 'student' as const, schoolGrade: 2 },
        ...{ firstName: `F${i % 7}`, lastName: `L${i % 5}`, country: 'US' as const },
        ...{ startsAt: NOW, expiresAt: new Date(NOW.getTime() + 1), createdAt: NOW },
      })),
    )
    await test.db.insert(userCenters).values(ids.map((userId) => ({ userId, centerId: 1 })))
    await test.db.insert(classMembers).values(ids.map((userId) => ({ userId, classId })))
    const plan = {
      sectionType: 'ae.la',
      startGrade: 2,
      currentGrade: 2,
      stopGrade: 3,
      weeklyTime: 60,
    } as const
    await test.db.insert(userLearningInfo).values(ids.slice(-3).map((userId) => ({ userId, ...plan })))
    const first = succeeded(await workOf('admin', classId))
    expect([first.students.length, first.hasMore]).toEqual([STUDENTS_A_CALL, true])
    const second = succeeded(await workOf('admin', classId, { after: first.students.at(-1)?.userId }))
    expect([second.students.length, second.hasMore]).toEqual([5, false])
    expect(first.grades.find(({ grade }) => grade === 2)).toEqual({ grade: 2, students: 3 })
    expect(second.grades).toEqual([])
    const given = [...first.students, ...second.students].map(({ userId, name }) => [
      ...name.split(' ').reverse(),
      userId,
    ])
    expect(given).toEqual(given.toSorted())
    expect(new Set(given.map((one) => one[2]))).toEqual(new Set(ids))
    await test.db.delete(users).where(inArray(users.userId, ids))
  })

  it('[SR-04] is for the teacher of the class and the administrators of its center', async () => {
    for (const who of ['lcadmin', 'admin']) expect(await workOf(who)).toMatchObject({ isSuccess: true })
    expect(await workOf('tutor')).toMatchObject({ code: 'class_unknown' })
    expect(await workOf('student')).toMatchObject(REFUSED)
    expect(await workOf('teacher', ENDED)).toMatchObject({ code: 'class_unknown' })
    for (const who of ['teacher', 'lcadmin'])
      expect(await workOf(who, GREEN)).toMatchObject({ code: 'class_unknown' })
    expect(await workOf('admin', GREEN)).toMatchObject({ isSuccess: true })
  })

  it('does not show who has left the center', async () => {
    await test.db.delete(userCenters).where(eq(userCenters.userId, 'frozen'))
    expect(succeeded(await workOf('teacher')).students.map(({ userId }) => userId)).toEqual(['student'])
    await test.db.insert(userCenters).values({ userId: 'frozen', centerId: 1 })
  })
})

describe('who is behind', () => {
  const DAY = 86_400_000
  const SUNDAY = new Date(NOW.getTime() + 4 * DAY)
  afterAll(() => test.db.update(userLearningInfo).set({ setUpAt: null }))

  const reasons = async () => {
    const [blue] = await test.db.select().from(classes).where(eq(classes.classId, BLUE))
    if (!blue) throw new Error('no class')
    const week = weekOf(SUNDAY, test.config.timeZone)
    const { students } = await findClassWork(test.db, blue, { sectionType: 'ae.la' }, week, SUNDAY)
    return students.find(({ userId }) => userId === 'student')?.needs.map(({ reason }) => reason)
  }
  const planAt = (setUpAt: Date, sectionType: 'ae.la' | 'ae.voc') =>
    test.db
      .update(userLearningInfo)
      .set({ setUpAt })
      .where(and(eq(userLearningInfo.userId, 'student'), eq(userLearningInfo.sectionType, sectionType)))

  it('[SR-19] is not who got the plan a moment ago; one section that is set up anew makes no beginner', async () => {
    expect(await reasons()).toContain('behind')
    await planAt(SUNDAY, 'ae.la')
    expect(await reasons()).toContain('behind')
    await planAt(SUNDAY, 'ae.voc')
    expect(await reasons()).not.toContain('behind')
    await planAt(new Date(NOW.getTime() - 30 * DAY), 'ae.la')
    expect(await reasons()).toContain('behind')
  })
})

describe('the page of a student', () => {
  it('[SR-04] is for who looks after the student: teachers of the class, tutors and administrators of the center', async () => {
    for (const who of ['teacher', 'tutor', 'lcadmin', 'admin'])
      expect([who, await studentOf(who, 'student')]).toMatchObject([who, { isSuccess: true }])
    expect(await studentOf('student', 'student')).toMatchObject(REFUSED)
    // Of the same center, and in no class of hers.
    expect(await studentOf('teacher', 'superstudent')).toMatchObject(REFUSED)
    for (const who of ['teacher', 'tutor', 'lcadmin'])
      await expect(studentOf(who, 'student2')).rejects.toThrow('403')
  })

  it('shows every answer as it was given, with the problem as it stood there', async () => {
    await setLevels(test, { k1: 1 }, { grade: 2 })
    const pupil = gradedPupil(test, tokens.student as string)
    const session = await pupil.take({ grade: 2 })
    const [first] = session.problems
    await pupil.check(session, first?.problemId ?? '', 'incorrect')
    await pupil.check(session, first?.problemId ?? '', 'correct')
    await pupil.finish({ ...session, problems: session.problems.slice(1) })
    const { sessions } = succeeded(
      await test.call('listStudentSessions', { userId: 'student' }, tokens.teacher),
    )
    expect(sessions[0]).toMatchObject({ phase: 'PROFICIENCY_SESSION', sessionStatus: 'passed' })
    const params = { userId: 'student', sessionId: sessions[0]?.sessionId ?? '' }
    const all = succeeded(await test.call('getStudentSession', params, tokens.teacher)).answers
    expect(sessions[0]).toMatchObject({ answers: all.length, correct: all.length - 1 })
    const answers = all.slice(0, 2)
    expect(answers.map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct'])
    expect(answers.map(({ shown }) => shown?.feedback?.solution)).toEqual(['partial', 'full'])
    const given = answers.map(({ shown }) => shown?.response)
    expect(given[0]).not.toEqual(given[1])
    // The options stand as they stood there: by their texts, because a session names them anew.
    const texts = (problem: unknown) =>
      [...JSON.stringify(problem).matchAll(/"label":"([^"]*)"/g)].map(([, text]) => text)
    expect(texts(answers[0]?.shown?.problem)).toEqual(texts(first?.problem))
  })

  it('shows practice in the order in which the browser drew it', async () => {
    const learner = await openLearning(test, tokens.student as string, pack, 'k2')
    const [, second] = exercisesOf(findSkill(pack, 'k2'))
    const [first] = exercisesOf(findSkill(pack, 'k2'))
    if (!first || !second) throw new Error('no exercises')
    await test.call('saveUserPracticeAnswer', learner.answer(first, 'correct'), tokens.student)
    await test.call('saveUserPracticeAnswer', learner.answer(second, 'correct'), tokens.student)
    const params = { userId: 'student', sessionId: learner.sessionId }
    const { answers } = succeeded(await test.call('getStudentSession', params, tokens.teacher))
    const drawn = ({ problem }: typeof first, index: number) => {
      const exercise = expectOpened(registry.open(problem))
      return exercise.view(
        exercise.present(seededRandom(practiceSeed(learner.sessionId, problem.problem_id, index))),
      )
    }
    expect(answers.map(({ shown }) => shown?.problem)).toEqual([drawn(first, 0), drawn(second, 1)])
  })

  it('tells nothing of a session of somebody else', async () => {
    const params = { userId: 'student', sessionId: randomUUID() }
    expect(await test.call('getStudentSession', params, tokens.teacher)).toMatchObject({
      code: 'session_unknown',
    })
  })
})

describe('notes about a student', () => {
  const notes = async (who: string) => succeeded(await studentOf(who, 'student')).notes

  it('[SR-04] are all read, however old, and 500 at most', async () => {
    const written = Array.from({ length: 499 }, (_, i) => ({
      ...{ userId: 'student', noteId: randomUUID(), staffId: 'teacher', text: `note ${i}` },
      writtenAt: new Date(test.now().getTime() - i),
    }))
    await test.db.insert(studentNotes).values(written)
    const last = { userId: 'student', newId: randomUUID(), text: 'The last one.' }
    succeeded(await test.call('addStudentNote', last, tokens.teacher))
    // The same once more, after a lost reply.
    succeeded(await test.call('addStudentNote', last, tokens.teacher))
    expect((await notes('teacher')).map(({ text }) => text)).toContain('note 498')
    const more = { ...last, newId: randomUUID() }
    expect(await test.call('addStudentNote', more, tokens.tutor)).toMatchObject({ code: 'too_many_notes' })
    expect(await notes('tutor')).toHaveLength(500)
    await test.db.delete(studentNotes)
  })

  it('are read by all who look after the student; each takes the own ones away, administrators all', async () => {
    await test.call('addStudentNote', { userId: 'student', text: 'Reads aloud well.' }, tokens.teacher)
    await test.call('addStudentNote', { userId: 'student', text: 'Asks for help.' }, tokens.tutor)
    expect((await notes('teacher')).map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Asks for help.', false],
      ['Reads aloud well.', true],
    ])
    const [tutors, own] = await notes('teacher')
    const remove = (who: string, noteId = '') =>
      test.call('removeStudentNote', { userId: 'student', noteId }, tokens[who])
    expect(await remove('teacher', tutors?.noteId)).toMatchObject({ code: 'note_unknown' })
    expect(await remove('teacher', own?.noteId)).toMatchObject({ isSuccess: true })
    expect(await remove('lcadmin', tutors?.noteId)).toMatchObject({ isSuccess: true })
    expect(await notes('teacher')).toEqual([])
  })

  it('[SR-04] are neither written nor read by students and by staff elsewhere', async () => {
    const note = { userId: 'student', text: 'x' }
    expect(await test.call('addStudentNote', note, tokens.student)).toMatchObject(REFUSED)
    expect(
      await test.call('addStudentNote', { ...note, userId: 'superstudent' }, tokens.teacher),
    ).toMatchObject(REFUSED)
  })
})

describe('giveWork', () => {
  const give = (who: string, params: object = {}) =>
    test.call(
      'giveWork',
      { studentIds: ['student'], work: { kind: 'skill', ...PLACE, skillId: 'k6' }, ...params },
      tokens[who],
    )
  const extra = async () =>
    succeeded(await test.call('getUserThisWeekAssignment', {}, tokens.student)).extraAssignmentList

  it('adds a skill with a day to the work of this week, once', async () => {
    expect(await give('teacher', { dueOn: '2026-03-13' })).toMatchObject({ given: 1, left: [] })
    expect(await extra()).toMatchObject([
      { label: 'X1', type: 'learning', skillId: 'k6', dueOn: '2026-03-13', done: false },
    ])
    const [given] = await extra()
    expect(given?.targetScore).toBeGreaterThan(given?.startScore ?? 100)
    expect(await give('teacher')).toMatchObject({
      given: 0,
      left: [{ userId: 'student', reason: 'has_it_already' }],
    })
    const [action] = await test.db.select().from(staffActions).where(eq(staffActions.action, 'work_given'))
    expect(action).toMatchObject({ staffId: 'teacher', userId: 'student' })
  })

  it('says who cannot get it, and gives it to the others', async () => {
    const work = { kind: 'skill', ...PLACE, skillId: 'k3' }
    expect(await give('lcadmin', { work, studentIds: ['student', 'superstudent'] })).toMatchObject({
      given: 0,
      left: [
        { userId: 'student', reason: 'learned_already' },
        { userId: 'superstudent', reason: 'not_set_up' },
      ],
    })
  })

  it('[SR-21] extra work is what a round of extra work is', async () => {
    expect(await give('teacher', { work: { kind: 'extra' } })).toMatchObject({ given: 1 })
    expect((await extra()).map(({ label, type }) => [label, type])).toEqual([
      ['X1', 'learning'],
      ['X2', 'learning'],
      ['X3', 'proficiency'],
    ])
  })

  it('a round that stands open is not given again', async () => {
    expect(await give('teacher', { work: { kind: 'extra' } })).toMatchObject({
      given: 0,
      left: [{ userId: 'student', reason: 'has_it_already' }],
    })
    expect(await extra()).toHaveLength(3)
  })

  it('a round asks for no skill that the week asks for already', async () => {
    const week = succeeded(await test.call('getUserThisWeekAssignment', {}, tokens.student))
    const items = [...week.regularAssignmentCombined.assignmentItems, ...week.extraAssignmentList]
    const asked = items.flatMap(({ skillId }) => skillId ?? [])
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('takes a day that is left of this week alone', async () => {
    for (const dueOn of ['2026-03-10', '2026-03-16'])
      expect(await give('teacher', { dueOn })).toMatchObject({ code: 'day_not_in_week' })
  })

  it('[SR-04] refuses it for whom the caller does not look after, and gives nothing to the others then', async () => {
    const before = await test.db.select().from(assignmentWeeks)
    const work = { kind: 'extra' }
    expect(await give('teacher', { work, studentIds: ['student', 'superstudent'] })).toMatchObject(REFUSED)
    for (const who of ['tutor', 'lcadmin'])
      expect(await give(who, { work, studentIds: ['student', 'student2'] })).toMatchObject(REFUSED)
    expect(await give('student', { work })).toMatchObject(REFUSED)
    expect(await test.db.select().from(assignmentWeeks)).toEqual(before)
  })
})
