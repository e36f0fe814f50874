import type { PeerAchievement, PeerRow } from '@wordstride/api'
import type { PeerStanding } from '../db/schema'
import { publicName } from '../rewards/publicName'
import type { Member } from './readGroup'

const hasNew = (fresh: readonly PeerAchievement[], name: PeerAchievement['achievement']): boolean =>
  fresh.some(({ achievement }) => achievement === name)

/** ENT-09, ENT-10: what there is to congratulate on first, and nothing of scores and points. */
export function toPeerRow(
  place: number,
  { gradeId }: PeerStanding,
  member: Member,
  fresh: readonly PeerAchievement[],
): PeerRow {
  const next = fresh.find(({ congratSent }) => !congratSent) ?? fresh[0]
  return {
    userId: member.userId,
    seq: place,
    isHonor: member.isHonor,
    isHighHonor: member.isHighHonor,
    isValidGroup: true,
    currentSchoolGrade: member.schoolGrade,
    displayName: publicName(member),
    gradeId,
    achievement: {
      honors: hasNew(fresh, 'honors'),
      highHonors: hasNew(fresh, 'high_honors'),
      achieveGradeGoal: hasNew(fresh, 'achieve_grade_goal'),
    },
    achievementId: next?.achievementId ?? null,
    achievementMsg: next?.achievementMsg ?? null,
    receiveCongratulationsFrom: next?.receiveCongratulationsFrom ?? [],
    ownAchievement: next?.ownAchievement ?? false,
    congratSent: next?.congratSent ?? false,
  }
}
