import type { AssignmentItem } from '@wordstride/api'

export const TASK_TYPES = {
  learning: 'Learning',
  proficiency: 'Proficiency',
  afficiency: 'Afficiency',
} as const satisfies Record<AssignmentItem['type'], string>
