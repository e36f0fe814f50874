import { refuse, succeed } from '@wordstride/api'
import { and, eq, ne } from 'drizzle-orm'
import { v7 as makeId } from 'uuid'
import { readsStudents } from '../access/reach'
import { sundayOf } from '../assignments/history'
import { localDate } from '../calendar/localDate'
import { weekOf } from '../calendar/week'
import { learningCenters, studentNotes } from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { ADMINISTRATORS } from '../people/rights'
import { findClassWork } from './classWork'
import { findGivenAnswers } from './givenAnswers'
import { giveWorkTo } from './giveWork'
import { findLookedAfter, findSeenClass, looksAfter } from './lookAfter'
import { findSessions, findStudentWork } from './studentWork'

const getClassWork: Handler<'getClassWork'> = async ({ classId, ...params }, context) => {
  const { db, caller, now, timeZone } = context
  if (!readsStudents(caller.user.role)) return refuse('not_allowed')
  const found = await findSeenClass(db, caller, classId)
  if (!found) return refuse('class_unknown')
  const [center] = await db
    .select({ name: learningCenters.name })
    .from(learningCenters)
    .where(eq(learningCenters.id, found.centerId))
  const work = await findClassWork(db, found, params, weekOf(now, timeZone), now)
  return succeed({ name: found.name, centerName: center?.name ?? '', ...work })
}

const getStudentWork: Handler<'getStudentWork'> = async ({ userId }, { db, caller, now }) => {
  if (!(await looksAfter(db, caller, userId))) return refuse('not_allowed')
  const found = await findStudentWork(db, caller, userId, now)
  return found ? succeed(found) : refuse('not_allowed')
}

const listStudentSessions: Handler<'listStudentSessions'> = async ({ userId, before }, { db, caller }) => {
  if (!(await looksAfter(db, caller, userId))) return refuse('not_allowed')
  return succeed(await findSessions(db, userId, before ?? null))
}

const getStudentSession: Handler<'getStudentSession'> = async (
  { userId, sessionId },
  { db, caller, now },
) => {
  if (!(await looksAfter(db, caller, userId))) return refuse('not_allowed')
  const answers = await findGivenAnswers(db, { userId, sessionId }, now)
  return answers ? succeed({ answers }) : refuse('session_unknown')
}

/** About one student: all of them are read at once. */
const MOST_NOTES = 500

const addStudentNote: Handler<'addStudentNote'> = async ({ userId, newId, text }, { db, caller, now }) => {
  if (!(await looksAfter(db, caller, userId))) return refuse('not_allowed')
  const staffId = caller.user.userId
  const noteId = newId ?? makeId()
  // The same once more, after a lost reply, is none more.
  const others = and(eq(studentNotes.userId, userId), ne(studentNotes.noteId, noteId))
  if ((await db.$count(studentNotes, others)) >= MOST_NOTES) return refuse('too_many_notes')
  await db
    .insert(studentNotes)
    .values({ userId, noteId, staffId, text, writtenAt: now })
    .onConflictDoUpdate({
      target: [studentNotes.userId, studentNotes.noteId],
      set: { text, writtenAt: now },
      setWhere: eq(studentNotes.staffId, staffId),
    })
  return succeed({})
}

const removeStudentNote: Handler<'removeStudentNote'> = async ({ userId, noteId }, { db, caller }) => {
  if (!(await looksAfter(db, caller, userId))) return refuse('not_allowed')
  const isIt = and(eq(studentNotes.userId, userId), eq(studentNotes.noteId, noteId))
  const isOwn = ADMINISTRATORS.includes(caller.user.role)
    ? isIt
    : and(isIt, eq(studentNotes.staffId, caller.user.userId))
  const gone = await db.delete(studentNotes).where(isOwn).returning({ noteId: studentNotes.noteId })
  return gone.length > 0 ? succeed({}) : refuse('note_unknown')
}

/** One student after the other: each has a week of his own, under a lock of his own. */
const giveWork: Handler<'giveWork'> = async ({ studentIds, work, dueOn }, context) => {
  const { db, caller, now, timeZone } = context
  const asked = [...new Set(studentIds)]
  const lookedAfter = await findLookedAfter(db, caller, asked)
  if (lookedAfter.size < asked.length) return refuse('not_allowed')
  const { weekStart } = weekOf(now, timeZone)
  if (dueOn && (dueOn < localDate(now, timeZone) || dueOn > sundayOf(weekStart)))
    return refuse('day_not_in_week')
  const left = []
  for (const userId of asked) {
    const reason = await giveWorkTo(userId, { work, dueOn }, context)
    if (reason !== null) left.push({ userId, reason })
  }
  return succeed({ given: asked.length - left.length, left })
}

export const classWorkHandlers = {
  getClassWork,
  getStudentWork,
  listStudentSessions,
  getStudentSession,
  addStudentNote,
  removeStudentNote,
  giveWork,
} satisfies Partial<Handlers>
