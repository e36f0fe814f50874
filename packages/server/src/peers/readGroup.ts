import { NEW_ACHIEVEMENT_DAYS } from '@wordstride/learning'
import { subDays } from 'date-fns'
import { and, asc, desc, eq, gte, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { achievements, peerCongratulations, peerGroups, peerMembers, users } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { namedUser } from '../rewards/publicName'
import type { AchievementKey } from './achievementId'
import { fitsStudent } from './cohort'
import { isShown } from './mayHavePeers'

const member = { ...namedUser, schoolGrade: users.schoolGrade }
const news = {
  achievement: achievements.achievement,
  sectionType: achievements.sectionType,
  gradeId: achievements.gradeId,
}

const isNew = (since: Placeholder, now: Placeholder) =>
  and(
    gte(achievements.achievedAt, sql.param(since, achievements.achievedAt)),
    lte(achievements.achievedAt, sql.param(now, achievements.achievedAt)),
  )

/** A row for each member, and one more for each achievement beyond the first and each congratulation on one. */
const groupReading = shortReading((db) =>
  db
    .select({
      member,
      news,
      senderId: peerCongratulations.senderId,
      message: peerCongratulations.message,
    })
    .from(peerMembers)
    .innerJoin(users, eq(users.userId, peerMembers.userId))
    .innerJoin(
      peerGroups,
      and(eq(peerGroups.groupId, peerMembers.groupId), fitsStudent(sql.placeholder('schoolYear'))),
    )
    .leftJoin(
      achievements,
      and(
        eq(achievements.userId, peerMembers.userId),
        isNew(sql.placeholder('since'), sql.placeholder('now')),
      ),
    )
    .leftJoin(
      peerCongratulations,
      and(
        eq(peerCongratulations.userId, achievements.userId),
        eq(peerCongratulations.achievement, achievements.achievement),
        eq(peerCongratulations.sectionType, achievements.sectionType),
        eq(peerCongratulations.gradeId, achievements.gradeId),
      ),
    )
    .where(and(eq(peerMembers.groupId, sql.placeholder('groupId')), isShown(db, sql.placeholder('now'))))
    .orderBy(
      desc(achievements.achievedAt),
      asc(achievements.userId),
      asc(achievements.achievement),
      asc(achievements.sectionType),
      asc(achievements.gradeId),
      asc(peerCongratulations.sentAt),
    )
    .prepare('peer_group'),
)

export type Member = Awaited<ReturnType<ReturnType<typeof groupReading>['execute']>>[number]['member']

/** What a member achieved, with one congratulation on it; once more for each other one. */
export interface NewsRow extends AchievementKey {
  senderId: string | null
  message: string | null
}

export interface PeerGroup {
  members: ReadonlyMap<string, Member>
  /** What they reached in the last 14 days, the newest first (SR-28). */
  news: readonly NewsRow[]
}

/** Who is to be seen in a group at this moment: nobody who has dropped out, and no class that goes without peers. */
export async function readGroup(
  db: Database,
  groupId: string,
  schoolYear: number,
  now: Date,
): Promise<PeerGroup> {
  const since = subDays(now, NEW_ACHIEVEMENT_DAYS)
  const rows = await groupReading(db).execute({ groupId, schoolYear, since, now })
  return {
    members: new Map(rows.map((row) => [row.member.userId, row.member])),
    news: rows.flatMap(({ member: { userId }, news: achieved, senderId, message }) =>
      achieved ? [{ userId, ...achieved, senderId, message }] : [],
    ),
  }
}
