import { achievementField } from '@wordstride/api'
import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import type { Achievement } from '../db/schema'

export interface AchievementKey {
  userId: string
  achievement: Achievement
  sectionType: CourseSection
  gradeId: number
}

const PATTERN = /^(\w+):(ae\.\w+):(\d{1,2}):(.+)$/s

/** What the wire calls `_id`. */
export const toAchievementId = ({ userId, achievement, sectionType, gradeId }: AchievementKey): string =>
  `${achievement}:${sectionType}:${gradeId}:${userId}`

/** Null for what is no id of an achievement. */
export function readAchievementId(id: string): AchievementKey | null {
  const [, name, section, grade, userId] = PATTERN.exec(id) ?? []
  const achievement = achievementField.safeParse(name)
  const sectionType = COURSE_SECTIONS.find((known) => known === section)
  if (!achievement.success || sectionType === undefined || userId === undefined) return null
  return { userId, achievement: achievement.data, sectionType, gradeId: Number(grade) }
}
