import { createColumnHelper } from '@tanstack/react-table'
import type { SkillStatus } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { levelName } from '@wordstride/learning'
import { levelColor } from '../../courses/standing/levelColor'
import { shownTime } from '../shownTime'
import styles from './Proficiency.module.css'

const column = createColumnHelper<SkillStatus>()

export const showShare = (share: number | null): string =>
  share === null ? '–' : `${(share * 100).toFixed(1)}%`
export const showSeconds = (seconds: number | null): string => (seconds === null ? '–' : shownTime(seconds))
export const showGain = (gain: number): string => gain.toFixed(2)

/** Of the skill table; what was never measured comes last. */
export const skillColumns = (section: CourseSection) => [
  column.accessor('skillTitle', {
    header: section === 'ae.voc' ? 'Word' : 'Skill',
    cell: ({ getValue }) => <span className={styles.skill}>{getValue()}</span>,
  }),
  column.accessor('skillLevel', {
    header: 'Level',
    cell: ({ getValue }) => (
      <span className={styles.level}>
        <span
          className={styles.sign}
          style={{ background: levelColor(section, getValue()) }}
          aria-hidden="true"
        />
        {levelName(section, getValue())}
      </span>
    ),
  }),
  column.accessor((row) => row.weightedAccuracyRate ?? undefined, {
    id: 'accuracy',
    header: 'Accuracy',
    sortUndefined: 'last',
    meta: { isNumber: true },
    cell: ({ row }) => showShare(row.original.weightedAccuracyRate),
  }),
  column.accessor((row) => row.weightedMeanTime ?? undefined, {
    id: 'time',
    header: 'Mean time',
    sortUndefined: 'last',
    meta: { isNumber: true },
    cell: ({ row }) => showSeconds(row.original.weightedMeanTime),
  }),
  column.accessor('skillSpecTime', {
    header: 'Target time',
    meta: { isNumber: true },
    cell: ({ getValue }) => shownTime(getValue()),
  }),
  column.accessor('normalizedWeight', {
    header: 'Weight',
    meta: { isNumber: true },
    cell: ({ getValue }) => showShare(getValue()),
  }),
  column.accessor('improveFactor', {
    header: 'To gain',
    meta: { isNumber: true },
    cell: ({ getValue }) => showGain(getValue()),
  }),
]
