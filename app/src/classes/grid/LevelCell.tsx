import type { CourseSection } from '@wordstride/core'
import type { CSSProperties } from 'react'
import { levelColor } from '../../courses/standing/levelColor'
import styles from './LevelTable.module.css'
import { Part } from './parts'

interface LevelCellProps {
  section: CourseSection
  level: number
  isStuck: boolean
  index: number
  left: number
}

/** SR-42: the colour of the level around its number. */
export const LevelCell = ({ section, level, isStuck, index, left }: LevelCellProps) => (
  <Part role="cell" aria-colindex={index} className={styles.skill} style={{ left }}>
    <span
      className={styles.level}
      style={{ '--level-color': levelColor(section, level) } as CSSProperties}
      data-empty={level === 0 || undefined}
    >
      {level}
      {isStuck && (
        <span className={styles.stuck} title="Stuck this week">
          !<span className="ws-visually-hidden"> stuck</span>
        </span>
      )}
    </span>
  </Part>
)
