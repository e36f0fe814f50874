import { type GradePlace, succeed } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { readsStudents } from '../access/reach'
import { schoolYearOf } from '../calendar/schoolYear'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { gradeStandings, peerMembers, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { namedUser, publicName } from '../rewards/publicName'
import { findStoredScores } from '../standing/storedScores'
import { isShown } from './mayHavePeers'
import { findOwnGroup } from './ownGroup'
import { seenPlaces } from './seenPlaces'

/** As for the ranking of a group (SR-28). */
const BOARD_AGE_MS = 10 * 60_000
const FIRST_PLACES = 10

interface Board {
  boardOf: { country: 'US' | 'CN'; sectionType: CourseSection; gradeId: number }
  readAt: number
  /** Who is on the board, best first. */
  userIds: Promise<readonly string[]>
}

/** The boards that were asked for in the last ten minutes, by country, section and grade. */
const boardsOf = oncePerDatabase(() => new Map<string, Board>())

const isOnBoard = (db: Database, now: Date) => and(eq(peerMembers.hasDroppedOut, false), isShown(db, now))

async function readBoard(db: Database, { boardOf }: Pick<Board, 'boardOf'>, now: Date): Promise<string[]> {
  const { country, sectionType, gradeId } = boardOf
  const rows = await db
    .select({ userId: gradeStandings.userId })
    .from(gradeStandings)
    .innerJoin(users, eq(users.userId, gradeStandings.userId))
    .innerJoin(peerMembers, eq(peerMembers.userId, gradeStandings.userId))
    .where(
      and(
        eq(gradeStandings.sectionType, sectionType),
        eq(gradeStandings.gradeId, gradeId),
        eq(users.country, country),
        isOnBoard(db, now),
      ),
    )
    .orderBy(desc(gradeStandings.projectedScore), asc(gradeStandings.userId))
  return rows.map(({ userId }) => userId)
}

/** SR-39, at most ten minutes old; who asks at the same time waits for the same reading. */
function findBoard(db: Database, boardOf: Board['boardOf'], now: Date): Promise<readonly string[]> {
  const boards = boardsOf(db)
  const key = `${boardOf.country} ${boardOf.sectionType} ${boardOf.gradeId}`
  const known = boards.get(key)
  if (known && Math.abs(now.getTime() - known.readAt) < BOARD_AGE_MS) return known.userIds
  const userIds = readBoard(db, { boardOf }, now)
  boards.set(key, { boardOf, readAt: now.getTime(), userIds })
  userIds.catch(() => boards.delete(key))
  return userIds
}

/** Of these, who is still to be seen: whoever has dropped out since is not. */
const findShown = async (db: Database, userIds: readonly string[], now: Date) => {
  if (userIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select(namedUser)
    .from(users)
    .innerJoin(peerMembers, eq(peerMembers.userId, users.userId))
    .where(and(inArray(users.userId, [...userIds]), isOnBoard(db, now)))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** PEER-13. A student sees others as long as others see him: as a member of a peer group. */
export const getGradeProgress: Handler<'getGradeProgress'> = async (
  { gradeId, sectionType },
  { db, now, timeZone, caller },
) => {
  const { userId, country, role } = caller.user
  if (!readsStudents(role)) {
    const { groupId } = await findOwnGroup(db, userId, schoolYearOf(now, timeZone), now)
    if (groupId === null) return succeed({ data: [] })
  }
  const boardOf = { country, sectionType, gradeId }
  const board = await findBoard(db, boardOf, now)
  const own = board.indexOf(userId) + 1 || null
  const places = seenPlaces(board.length, own, FIRST_PLACES)
  const shown = await findShown(
    db,
    places.map((place) => board[place - 1] as string),
    now,
  )
  const [standing] = await findStoredScores(db, { userId, sectionType, gradeId }, now)
  const projectedScore = standing?.projectedScore ?? null
  const data = places.flatMap((rank): GradePlace[] => {
    const user = shown.get(board[rank - 1] as string)
    if (!user) return []
    const isOwn = user.userId === userId
    return [
      { rank, displayName: publicName(user), own: isOwn, projectedScore: isOwn ? projectedScore : null },
    ]
  })
  return succeed({ data })
}
