import { fullName, type StudentNote, type StudentSession, type StudentStanding } from '@wordstride/api'
import { measuredSeconds, TOP_LEVEL } from '@wordstride/learning'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import { findLearningInfo } from '../accounts/learningInfo'
import { findStaffNames } from '../audit/findStaffNames'
import { countIf } from '../db/countIf'
import type { Database } from '../db/database'
import { isSameSkill } from '../db/sameRow'
import { answers, classes, classMembers, sessions, skills, studentNotes, users } from '../db/schema'
import { ADMINISTRATORS } from '../people/rights'
import { countAt, findToldSkills, scoreOf } from '../standing/skillStandings'
import { readWish } from './digest/digestWishes'

const SESSIONS_A_PAGE = 20

/** The grades in which the student is now. */
async function findStandings(db: Database, userId: string, now: Date): Promise<StudentStanding[]> {
  const infos = await findLearningInfo(db, userId)
  return Promise.all(
    infos.map(async ({ sectionType, currentGrade }) => {
      const entries = await findToldSkills(db, { userId, sectionType, gradeId: currentGrade }, now)
      return {
        sectionType,
        grade: currentGrade,
        score: scoreOf(sectionType, entries),
        skillsAt: Array.from({ length: TOP_LEVEL[sectionType] + 1 }, (_, level) => countAt(entries, level)),
      }
    }),
  )
}

async function findNotes(db: Database, { user }: Caller, userId: string): Promise<StudentNote[]> {
  const rows = await db
    .select()
    .from(studentNotes)
    .where(eq(studentNotes.userId, userId))
    .orderBy(desc(studentNotes.writtenAt), desc(studentNotes.noteId))
  const nameOf = await findStaffNames(
    db,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ noteId, staffId, text, writtenAt }) => ({
    noteId,
    text,
    staffName: nameOf(staffId),
    writtenAt: writtenAt.getTime(),
    isOwn: staffId === user.userId || ADMINISTRATORS.includes(user.role),
  }))
}

export async function findStudentWork(db: Database, caller: Caller, userId: string, now: Date) {
  const [found, own, standings, notes] = await Promise.all([
    db.select().from(users).where(eq(users.userId, userId)),
    db
      .select({ classId: classes.classId, name: classes.name })
      .from(classMembers)
      .innerJoin(classes, eq(classes.classId, classMembers.classId))
      .where(and(eq(classMembers.userId, userId), eq(classMembers.isTeacher, false), isNull(classes.endedAt)))
      .orderBy(asc(classes.name)),
    findStandings(db, userId, now),
    findNotes(db, caller, userId),
  ])
  const [student] = found
  if (!student) return null
  const { userName, schoolGrade } = student
  const familyDigest = await readWish(db, 'family', student)
  return { name: fullName(student), userName, schoolGrade, classes: own, standings, notes, familyDigest }
}

/** A page of the sessions, the latest first. */
export async function findSessions(
  db: Database,
  userId: string,
  before: number | null,
): Promise<{ sessions: StudentSession[]; hasMore: boolean }> {
  const rows = await db
    .select({ session: sessions, skillName: skills.skillName })
    .from(sessions)
    .leftJoin(skills, isSameSkill(skills, sessions))
    .where(
      and(
        eq(sessions.userId, userId),
        before === null ? undefined : lt(sessions.startedAt, new Date(before)),
      ),
    )
    .orderBy(desc(sessions.startedAt))
    .limit(SESSIONS_A_PAGE + 1)
  const page = rows.slice(0, SESSIONS_A_PAGE)
  const ids = page.map(({ session }) => session.sessionId)
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({
            sessionId: answers.sessionId,
            answers: sql<number>`count(*)::int`,
            correct: countIf(eq(answers.verdict, 'correct')),
          })
          .from(answers)
          .where(and(eq(answers.userId, userId), inArray(answers.sessionId, ids)))
          .groupBy(answers.sessionId)
  const bySession = new Map(counts.map((row) => [row.sessionId, row]))
  return {
    hasMore: rows.length > page.length,
    sessions: page.map(({ session, skillName }) => ({
      sessionId: session.sessionId,
      phase: session.phase,
      sectionType: session.sectionType,
      grade: session.gradeId,
      skillName,
      startedAt: session.startedAt.getTime(),
      // SR-26: a session longer than ten hours was not measured.
      minutes: measuredSeconds(session.activeMs / 1000) / 60,
      sessionStatus: session.sessionStatus,
      answers: bySession.get(session.sessionId)?.answers ?? 0,
      correct: bySession.get(session.sessionId)?.correct ?? 0,
    })),
  }
}
