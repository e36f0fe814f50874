import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '@wordstride/learning'
import { CheckIcon, Ring } from '@wordstride/ui'
import { levelColor } from '../standing/levelColor'
import styles from './SkillPath.module.css'

interface LevelRingProps {
  section: CourseSection
  level: number
  size: string
  /** In the middle, until the top level is reached. */
  children: number
}

/** An arc for each level; the status beside it says the same in words. */
export function LevelRing({ section, level, size, children }: LevelRingProps) {
  const top = TOP_LEVEL[section]
  const isTop = level >= top
  return (
    <Ring share={level / top} segments={top} color={levelColor(section, level)} size={size}>
      <span aria-hidden="true" className={`${styles.face} ${isTop ? styles.top : ''}`}>
        {isTop ? <CheckIcon /> : children}
      </span>
    </Ring>
  )
}
