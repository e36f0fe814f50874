import { refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { schoolYearOf } from '../calendar/schoolYear'
import { peerCongratulations } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { publicName } from '../rewards/publicName'
import { readAchievementId, toAchievementId } from './achievementId'
import { findOwnGroup } from './ownGroup'
import { readGroup } from './readGroup'

const { achievement, sectionType, gradeId, senderId } = peerCongratulations
/** What one person says of one achievement. */
const ONCE = [peerCongratulations.userId, achievement, sectionType, gradeId, senderId]

/**
 * SR-28: once, to others, within the own group; the same words again are those whose reply was lost. Whatever name the
 * client sends, the receiver reads the one that the server knows; and an achievement of somebody else's group is as
 * unknown as one that never was.
 */
export const addCongratulationMessage: Handler<'addCongratulationMessage'> = async (
  { userId, achievementId, message },
  { db, now, timeZone, caller },
) => {
  const key = readAchievementId(achievementId)
  if (key?.userId === userId) return refuse('own_achievement')
  const schoolYear = schoolYearOf(now, timeZone)
  const { groupId } = await findOwnGroup(db, userId, schoolYear, now)
  if (groupId === null) return refuse('not_in_peer_group')
  const { news } = await readGroup(db, groupId, schoolYear, now)
  if (!key || !news.some((row) => toAchievementId(row) === achievementId))
    return refuse('achievement_unknown')
  const stands = await db
    .insert(peerCongratulations)
    .values({ ...key, senderId: userId, message, sentAt: now })
    .onConflictDoUpdate({
      target: ONCE,
      set: { message },
      setWhere: eq(peerCongratulations.message, message),
    })
    .returning({ senderId: peerCongratulations.senderId })
  if (stands.length === 0) return refuse('congratulated_already')
  return succeed({ congratSent: true as const, displayName: publicName(caller.user) })
}
