import type { PeerAchievement } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { publicName } from '../rewards/publicName'
import { type AchievementKey, toAchievementId } from './achievementId'
import type { PeerGroup } from './readGroup'

function describe(name: string, { achievement, gradeId, sectionType }: AchievementKey): string {
  if (achievement === 'honors') return `${name} has earned honors!`
  if (achievement === 'high_honors') return `${name} has earned high honors!`
  return `${name} has reached the goal of ${gradeName(gradeId)} in ${sectionName(sectionType)}!`
}

/** Honors are the student's: their section is only the one whose work brought them. */
const isOf = ({ achievement, sectionType }: AchievementKey, asked: CourseSection | null): boolean =>
  asked === null || sectionType === asked || achievement !== 'achieve_grade_goal'

interface Asked {
  sectionType: CourseSection | null
  viewerId: string
}

/** What is new in a group, with its congratulations (PEER-11); whoever is not shown there has sent and achieved nothing. */
export function tellNews({ members, news }: PeerGroup, { sectionType, viewerId }: Asked): PeerAchievement[] {
  const found = new Map<string, PeerAchievement>()
  for (const { senderId, message, ...key } of news) {
    const member = members.get(key.userId)
    if (!member || !isOf(key, sectionType)) continue
    const achievementId = toAchievementId(key)
    const displayName = publicName(member)
    const ownAchievement = key.userId === viewerId
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
    const sender = ownAchievement || senderId === viewerId ? members.get(senderId) : undefined
    if (sender) known.receiveCongratulationsFrom.push({ displayName: publicName(sender), message })
  }
  return [...found.values()]
}
