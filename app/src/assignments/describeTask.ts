import type { AssignmentItem } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'

const SESSIONS = {
  proficiency: { title: 'Proficiency Session', plain: 'Show what you know' },
  afficiency: { title: 'Afficiency Session', plain: 'Be fast and sure' },
} as const

type Described = Pick<AssignmentItem, 'sectionType' | 'grade' | 'type' | 'skillName' | 'skillId' | 'progress'>

interface TaskInWords {
  course: string
  title: string
  /** What a child does in it, where the title does not say it. */
  plain: string | null
  progress: string
}

/** A lesson that was left begins anew: what its best try was worth is no part of it that is done (SR-20). */
function describeProgress({ type, progress }: Described): string {
  const percent = Math.floor(progress * 100)
  // A lesson that was begun is worth nothing before its first right answer.
  if (percent === 0) return type === 'learning' ? 'Not passed yet' : 'Not started yet'
  return type === 'learning' ? `Best try so far: ${percent}%` : `${percent}% done`
}

/** An assignment item in words. */
export function describeTask(item: Described): TaskInWords {
  const names =
    item.type === 'learning'
      ? { title: item.skillName ?? item.skillId ?? 'Learning Session', plain: null }
      : SESSIONS[item.type]
  return {
    course: `${sectionName(item.sectionType)} · ${gradeName(item.grade)}`,
    ...names,
    progress: describeProgress(item),
  }
}
