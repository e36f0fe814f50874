import type { PeerAchievement } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName, NEW_ACHIEVEMENT_DAYS, sectionName } from '@wordstride/learning'
import { subDays } from 'date-fns'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { achievements, peerCongratulations, peerMembers } from '../db/schema'
import { publicName } from '../rewards/publicName'
import { type AchievementKey, toAchievementId } from './achievementId'
import type { Member } from './findMembers'

/** SR-28: what was achieved since then is new. */
export const newSince = (now: Date): Date => subDays(now, NEW_ACHIEVEMENT_DAYS)

function describe(name: string, { achievement, gradeId, sectionType }: AchievementKey): string {
  if (achievement === 'honors') return `${name} has earned honors!`
  if (achievement === 'high_honors') return `${name} has earned high honors!`
  return `${name} has reached the goal of ${gradeName(gradeId)} in ${sectionName(sectionType)}!`
}

const newsOf = oncePerDatabase((db) =>
  db
    .select({
      userId: achievements.userId,
      achievement: achievements.achievement,
      sectionType: achievements.sectionType,
      gradeId: achievements.gradeId,
      senderId: peerCongratulations.senderId,
      message: peerCongratulations.message,
    })
    .from(peerMembers)
    .innerJoin(achievements, eq(achievements.userId, peerMembers.userId))
    .leftJoin(
      peerCongratulations,
      and(
        eq(peerCongratulations.userId, achievements.userId),
        eq(peerCongratulations.achievement, achievements.achievement),
        eq(peerCongratulations.sectionType, achievements.sectionType),
        eq(peerCongratulations.gradeId, achievements.gradeId),
      ),
    )
    .where(
      and(
        eq(peerMembers.groupId, sql.placeholder('groupId')),
        gte(achievements.achievedAt, sql.param(sql.placeholder('since'), achievements.achievedAt)),
        lte(achievements.achievedAt, sql.param(sql.placeholder('now'), achievements.achievedAt)),
      ),
    )
    .orderBy(
      desc(achievements.achievedAt),
      asc(achievements.userId),
      asc(achievements.achievement),
      asc(achievements.sectionType),
      asc(achievements.gradeId),
      asc(peerCongratulations.sentAt),
    )
    .prepare('peer_news'),
)

interface Asked {
  groupId: string
  /** Who is shown in the group; whoever is not there has sent and achieved nothing here. */
  members: readonly Member[]
  sectionType: CourseSection | null
  viewerId: string
  now: Date
}

/** What the members of a group reached in the last 14 days, the newest first, with its congratulations (PEER-11). */
export async function findNewAchievements(
  db: Database,
  { groupId, members, sectionType, viewerId, now }: Asked,
): Promise<PeerAchievement[]> {
  const memberOf = new Map(members.map((member) => [member.userId, member]))
  const found = new Map<string, PeerAchievement>()
  for (const row of await newsOf(db).execute({ groupId, since: newSince(now), now })) {
    const member = memberOf.get(row.userId)
    if (!member || (sectionType !== null && row.sectionType !== sectionType)) continue
    const { senderId, message, ...key } = row
    const achievementId = toAchievementId(key)
    const displayName = publicName(member)
    const ownAchievement = row.userId === viewerId
    const known = found.get(achievementId) ?? {
      ...key,
      achievementId,
      achievementMsg: describe(displayName, key),
      displayName,
      receiveCongratulationsFrom: [],
      ownAchievement,
      congratSent: false,
    }
    found.set(achievementId, known)
    if (senderId === null || message === null) continue
    if (senderId === viewerId) known.congratSent = true
    const sender = ownAchievement || senderId === viewerId ? memberOf.get(senderId) : undefined
    if (sender) known.receiveCongratulationsFrom.push({ displayName: publicName(sender), message })
  }
  return [...found.values()]
}
