import type { AssignmentItem } from '@wordstride/api'
import { gradeName } from '../links/gradeNames'
import { sectionName } from '../links/sectionNames'

const SESSION_NAMES = { proficiency: 'Proficiency Session', afficiency: 'Afficiency Session' } as const

type Described = Pick<AssignmentItem, 'sectionType' | 'grade' | 'type' | 'skillName' | 'skillId' | 'progress'>

/** An assignment item in words. */
export function describeTask(item: Described): { course: string; title: string; progress: string } {
  const percent = Math.floor(item.progress * 100)
  return {
    course: `${sectionName(item.sectionType)} · ${gradeName(item.grade)}`,
    title:
      item.type === 'learning'
        ? (item.skillName ?? item.skillId ?? 'Learning Session')
        : SESSION_NAMES[item.type],
    progress: percent > 0 ? `${percent}% done` : 'Not started yet',
  }
}
