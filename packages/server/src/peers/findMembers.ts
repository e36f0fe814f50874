import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { peerGroups, peerMembers, users } from '../db/schema'
import { namedUser } from '../rewards/publicName'
import { fitsStudent } from './cohort'
import { isShown } from './mayHavePeers'

const membersOf = oncePerDatabase((db) =>
  db
    .select({ ...namedUser, schoolGrade: users.schoolGrade })
    .from(peerMembers)
    .innerJoin(users, eq(users.userId, peerMembers.userId))
    .innerJoin(
      peerGroups,
      and(eq(peerGroups.groupId, peerMembers.groupId), fitsStudent(sql.placeholder('schoolYear'))),
    )
    .where(and(eq(peerMembers.groupId, sql.placeholder('groupId')), isShown(db, sql.placeholder('now'))))
    .prepare('peer_members'),
)

export type Member = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

/** Who is to be seen in a group at this moment: nobody who has dropped out, and no class that goes without peers. */
export const findMembers = (
  db: Database,
  groupId: string,
  schoolYear: number,
  now: Date,
): Promise<Member[]> => membersOf(db).execute({ groupId, schoolYear, now })
