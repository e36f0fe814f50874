import { TZDate } from '@date-fns/tz'
import { makeLearningInfo } from '@wordstride/learning'
import { addDays, set, subDays, subHours } from 'date-fns'
import { eq, inArray } from 'drizzle-orm'
import { hashPassword } from '../../accounts/passwords'
import { closeWeeksJob } from '../../assignments/closeWeeksJob'
import type { Database } from '../../db/database'
import { inOneProcess } from '../../db/inOneProcess'
import type { OpenDatabase } from '../../db/openDatabase'
import { classes, classMembers, userLearningInfo, userNames, users } from '../../db/schema'
import { countItemsJob } from '../../items/countItemsJob'
import { makeAccounts } from '../../people/newAccount'
import { scoreDaysJob } from '../../reports/scores/scoreDaysJob'
import { callAs, type Stage } from './callAs'
import { DEMO_CLASS, UNFINISHED_NAME } from './demoClass'
import { playPupil } from './playPupil'
import { playStaff } from './playStaff'
import { DEMO_PUPILS, HELPED } from './pupils'
import { removeUnfinished } from './removeUnfinished'

const SCHOOL_GRADE = 3
const WEEKS = 3
const LESSON_HOUR = 16
/** Of the demonstration besides the pupils: one of them may work while the other looks on. */
const TEACHERS = ['teacher', 'tutor']
const STUDENTS = ['student']
/** Makes the rewards of the center. */
const MANAGER = 'lcadmin'
const STAFF = [...TEACHERS, MANAGER]

interface Options extends Stage {
  openSql: OpenDatabase['openSql']
  now: Date
  country: 'US' | 'CN'
  onDay?: (day: number, days: number) => void
}

/** The demo accounts are there, and neither the class nor anybody of its names. */
async function isWanted(db: Database): Promise<boolean> {
  const names = DEMO_PUPILS.map(({ userName }) => userName)
  const [staff, made, taken] = await Promise.all([
    db.$count(users, inArray(users.userId, STAFF)),
    db.$count(classes, eq(classes.classId, DEMO_CLASS.classId)),
    db.$count(userNames, inArray(userNames.userName, names)),
  ])
  return staff === STAFF.length && made === 0 && taken === 0
}

async function insertClass(db: Database, { now, country }: Options): Promise<Map<string, string>> {
  const begin = subDays(now, 7 * WEEKS + 7)
  const hashes = await Promise.all(DEMO_PUPILS.map(({ userName }) => hashPassword(userName)))
  const { classId } = DEMO_CLASS
  return db.transaction(async (tx) => {
    await tx.insert(classes).values({ ...DEMO_CLASS, name: UNFINISHED_NAME, createdAt: begin })
    const ids = await makeAccounts(
      tx,
      DEMO_PUPILS.map(({ userName, firstName, lastName }, i) => ({
        userName,
        firstName,
        lastName,
        country,
        passwordHash: hashes[i] ?? null,
        role: 'student',
        schoolGrade: SCHOOL_GRADE,
        startsAt: begin,
        // A demonstration should still open after years.
        expiresAt: addDays(now, 3650),
        centerIds: [DEMO_CLASS.centerId],
        classes: [{ classId, isTeacher: false }],
      })),
      { staffId: null, now: begin },
    )
    await tx.insert(userLearningInfo).values(
      ids.flatMap((userId) =>
        makeLearningInfo({ 'ae.la': null, 'ae.voc': null }, SCHOOL_GRADE).map(({ gradeSetup, ...info }) => ({
          ...info,
          userId,
          goalScores: Object.fromEntries(gradeSetup.map(({ grade, goalScore }) => [grade, goalScore])),
        })),
      ),
    )
    const known = await tx
      .select({ userId: users.userId })
      .from(users)
      .where(inArray(users.userId, [...TEACHERS, ...STUDENTS]))
    await tx
      .insert(classMembers)
      .values(known.map(({ userId }) => ({ userId, classId, isTeacher: TEACHERS.includes(userId) })))
    return new Map(DEMO_PUPILS.map(({ userName }, i) => [userName, ids[i] ?? '']))
  })
}

async function playClass(options: Options): Promise<void> {
  const { country: _country, openSql: _openSql, now, onDay, ...stage } = options
  const { db } = stage
  const userIds = await insertClass(db, options)
  const days = 7 * WEEKS
  const onClock = (at: Date) => new TZDate(at, stage.timeZone)
  // After school; that of the last day ends before now.
  const lessonOf = (day: number): Date =>
    day === days
      ? subHours(now, 1)
      : new Date(set(onClock(subDays(now, days - day)), { hours: LESSON_HOUR, minutes: 0 }).getTime())
  const pupils = []
  for (const pupil of DEMO_PUPILS) {
    const userId = userIds.get(pupil.userName) ?? ''
    const { ask, signOut } = await callAs(userId, lessonOf(0), stage)
    pupils.push(playPupil(pupil, userId, ask, db))
    // What they do is asked of the account alone, over longer than a sign-in lasts.
    await signOut()
  }
  for (let day = 0; day <= days; day++) {
    const lesson = lessonOf(day)
    await closeWeeksJob.run({}, { ...stage, now: lesson })
    for (const { pupil, study } of pupils)
      if (pupil.days.includes(onClock(lesson).getDay())) await study(lesson)
    await scoreDaysJob.run({}, { ...stage, now: lesson })
    onDay?.(day, days)
  }
  const at = lessonOf(days)
  const signIn = (userId: string) => callAs(userId, at, stage)
  const staff = {
    manager: await signIn(MANAGER),
    teacher: await signIn('teacher'),
    tutor: await signIn('tutor'),
  }
  await playStaff(
    { manager: staff.manager.ask, teacher: staff.teacher.ask, tutor: staff.tutor.ask },
    { at, timeZone: stage.timeZone, ...DEMO_CLASS, helped: userIds.get(HELPED) ?? '' },
  )
  for (const { signOut } of Object.values(staff)) await signOut()
  for (const { pupil, joinPeers, askForReward } of pupils) {
    if (pupil.days.length === 0) continue
    await joinPeers(at)
    await askForReward(at)
  }
  const { classId, name } = DEMO_CLASS
  await db.update(classes).set({ name }).where(eq(classes.classId, classId))
  // What is counted is not counted again: not before the class stays.
  await countItemsJob.run({}, { ...stage, now })
}

/**
 * A class that has worked for some weeks, so that the pages of staff have something to show: each answer went through the
 * calls of the server, each week was closed by its job. Once a database, and anew where its play was ended in the middle;
 * never call it in production.
 */
export const seedDemoClass = (options: Options): Promise<void> =>
  inOneProcess(options.openSql, 'demo class', async () => {
    await removeUnfinished(options.db, options.now)
    if (await isWanted(options.db)) await playClass(options)
  })
