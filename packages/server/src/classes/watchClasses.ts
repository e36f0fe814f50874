import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { classMembers, sessions } from '../db/schema'

/** How often a class is looked at while somebody watches it. */
const TICK_MS = 3 * millisecondsInSecond
/** A session that began before is not worked in any more. */
const LOOKED_BACK_MS = 12 * millisecondsInHour

type Listener = (studentIds: string[]) => void

interface Watched {
  listeners: Set<Listener>
  timer: NodeJS.Timeout
  /** How far the sessions of each student are; null before the first look. */
  marks: Map<string, string> | null
}

export interface ClassWatch {
  /** Tells the listener whose sessions have moved, until the returned function is called. */
  follow(classId: string, listener: Listener): () => void
  close(): void
}

/** One statement, whatever the size of the class: every accepted message raises the revision of its session. */
async function findMarks(db: Database, classId: string, now: Date): Promise<Map<string, string>> {
  const rows = await db
    .select({
      userId: sessions.userId,
      mark: sql<string>`count(*) || ' ' || sum(${sessions.revision})`,
    })
    .from(classMembers)
    .innerJoin(sessions, eq(sessions.userId, classMembers.userId))
    .where(
      and(
        eq(classMembers.classId, classId),
        eq(classMembers.isTeacher, false),
        gte(sessions.startedAt, new Date(now.getTime() - LOOKED_BACK_MS)),
      ),
    )
    .groupBy(sessions.userId)
  return new Map(rows.map(({ userId, mark }) => [userId, mark]))
}

const changedIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([userId, mark]) => before.get(userId) !== mark).map(([userId]) => userId)

/** Looks at each class that is watched, once for all who watch it in this process. */
export function watchClasses({
  db,
  now,
  onError,
  tickMs = TICK_MS,
}: {
  db: Database
  now(): Date
  onError(error: unknown): void
  tickMs?: number
}): ClassWatch {
  const watched = new Map<string, Watched>()

  async function look(classId: string, one: Watched): Promise<void> {
    try {
      const marks = await findMarks(db, classId, now())
      const moved = one.marks === null ? [] : changedIn(one.marks, marks)
      one.marks = marks
      if (moved.length > 0) for (const listener of one.listeners) listener(moved)
    } catch (error) {
      onError(error)
    }
    // A slow look is not overtaken by the next one.
    if (watched.get(classId) === one) one.timer = setTimeout(() => void look(classId, one), tickMs)
  }

  function begin(classId: string): Watched {
    const one: Watched = { listeners: new Set(), marks: null, timer: setTimeout(() => {}, 0) }
    watched.set(classId, one)
    void look(classId, one)
    return one
  }

  function end(classId: string, one: Watched): void {
    clearTimeout(one.timer)
    watched.delete(classId)
  }

  return {
    follow(classId, listener) {
      const one = watched.get(classId) ?? begin(classId)
      one.listeners.add(listener)
      return () => {
        one.listeners.delete(listener)
        if (one.listeners.size === 0 && watched.get(classId) === one) end(classId, one)
      }
    },
    close() {
      for (const [classId, one] of watched) end(classId, one)
    },
  }
}
