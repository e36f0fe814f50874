import type { AssignmentItem } from '@wordstride/api'
import type { CoursePhase } from '@wordstride/core'
import { problemsLink } from '../routes/links'

const PHASES = {
  learning: 'LEARNING_SESSION',
  proficiency: 'PROFICIENCY_SESSION',
  afficiency: 'AFFICIENCY_SESSION',
} as const satisfies Record<AssignmentItem['type'], CoursePhase>

/** The session of an assignment item, on the item's path (ASG-02, ASG-05). */
export const taskLink = ({
  section_type,
  grade,
  chapter_id,
  skill_id,
  type,
  path,
}: Pick<AssignmentItem, 'section_type' | 'grade' | 'chapter_id' | 'skill_id' | 'type' | 'path'>): string =>
  problemsLink({ section_type, grade_id: grade, chapter_id, skill_id, phase: PHASES[type], path })
