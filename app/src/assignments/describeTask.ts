import type { AssignmentItem } from '@wordstride/api'
import { gradeName } from '../routes/gradeNames'
import { sectionName } from '../routes/sectionNames'

const SESSION_NAMES = { proficiency: 'Proficiency Session', afficiency: 'Afficiency Session' } as const

type Described = Pick<
  AssignmentItem,
  'section_type' | 'grade' | 'type' | 'skill_name' | 'skill_id' | 'label' | 'progress'
>

/** An assignment item in words. */
export function describeTask(item: Described): { course: string; title: string; progress: string } {
  return {
    course: `${sectionName(item.section_type)} · ${gradeName(item.grade)}`,
    title:
      item.type === 'learning'
        ? (item.skill_name ?? item.skill_id ?? 'Learning Session')
        : SESSION_NAMES[item.type],
    progress: `Assignment ${item.label} · ${Math.floor(item.progress * 100)}% done`,
  }
}
