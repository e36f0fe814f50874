import type { AssignmentItem } from '@wordstride/api'
import { phaseName } from '../links/sessionNames'
import { TASK_PHASES } from './taskLink'

/** What an item is for: learning, proficiency or afficiency. */
export const taskName = ({ type }: Pick<AssignmentItem, 'type'>): string => phaseName(TASK_PHASES[type])
