import { createColumnHelper } from '@tanstack/react-table'
import type { TableSkill, WorkingStudent } from '@wordstride/api'
import { differenceInDays, differenceInHours, differenceInMinutes } from 'date-fns'
import { counted } from '../../shell/counted'
import { shortReason } from '../describeHelp'

const column = createColumnHelper<WorkingStudent>()
export const levelIn = (student: WorkingStudent, index: number): number => Number(student.levels[index] ?? 0)

export const FACTS = ['needs', 'minutes', 'lastActiveAt'] as const
export type Fact = (typeof FACTS)[number]
export const FACT_NAMES: Record<Fact, string> = { needs: 'Help', minutes: 'Min.', lastActiveAt: 'Seen' }

/** In a narrow column: how long ago. */
function timeSince(moment: number): string {
  const now = Date.now()
  const minutes = differenceInMinutes(now, moment)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  const hours = differenceInHours(now, moment)
  if (hours < 24) return `${hours} h`
  return counted(differenceInDays(now, moment), 'day')
}

export const factOf: Record<Fact, (student: WorkingStudent) => string> = {
  needs: ({ needs: [first, ...more] }) =>
    first ? `${shortReason(first)}${more.length > 0 ? ` +${more.length}` : ''}` : '–',
  minutes: ({ minutes }) => String(Math.round(minutes)),
  lastActiveAt: ({ lastActiveAt }) => (lastActiveAt === null ? 'never' : timeSince(lastActiveAt)),
}

export const columnsOf = (skills: readonly TableSkill[]) => [
  column.accessor('name', { header: 'Student' }),
  column.accessor(({ needs }) => needs.length, { id: 'needs', sortDescFirst: true }),
  column.accessor('minutes', { sortDescFirst: true }),
  column.accessor(({ lastActiveAt }) => lastActiveAt ?? 0, { id: 'lastActiveAt', sortDescFirst: true }),
  ...skills.map(({ skillId }, index) =>
    column.accessor((student) => levelIn(student, index), { id: `skill ${skillId}`, sortDescFirst: true }),
  ),
]
