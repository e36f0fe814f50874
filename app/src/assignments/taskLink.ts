import type { AssignmentItem } from '@wordstride/api'
import type { CoursePhase } from '@wordstride/core'
import { problemsLink } from '../links/links'

export const TASK_PHASES = {
  learning: 'LEARNING_SESSION',
  proficiency: 'PROFICIENCY_SESSION',
  afficiency: 'AFFICIENCY_SESSION',
} as const satisfies Record<AssignmentItem['type'], CoursePhase>

/** The session of an assignment item, on the item's path (ASG-02, ASG-05). */
export const taskLink = ({
  sectionType,
  grade,
  chapterId,
  skillId,
  type,
  path,
}: Pick<AssignmentItem, 'sectionType' | 'grade' | 'chapterId' | 'skillId' | 'type' | 'path'>): string =>
  problemsLink({ sectionType, gradeId: grade, chapterId, skillId, phase: TASK_PHASES[type], path })
