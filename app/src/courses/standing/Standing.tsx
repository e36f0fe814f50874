import type { ChapterSkill } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { countProficient } from './isAllProficient'
import styles from './Standing.module.css'

interface StandingProps {
  section: CourseSection
  skills: readonly Pick<ChapterSkill, 'level'>[]
}

/** How many of the skills are at the top level. */
export function Standing({ section, skills }: StandingProps) {
  const proficient = countProficient(section, skills)
  const share = skills.length === 0 ? 0 : (proficient / skills.length) * 100
  return (
    <span className={styles.standing}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${share}%` }} />
      </span>
      <span className={styles.count}>
        {proficient} of {skills.length} Proficient
      </span>
    </span>
  )
}
