import type { ChapterSkill } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { ShareBar } from '@wordstride/ui'
import { countProficient } from './isAllProficient'
import styles from './Standing.module.css'

interface StandingProps {
  section: CourseSection
  skills: readonly Pick<ChapterSkill, 'level'>[]
}

/** How many of the skills are at the top level. */
export function Standing({ section, skills }: StandingProps) {
  const proficient = countProficient(section, skills)
  const share = skills.length === 0 ? 0 : proficient / skills.length
  return (
    <span className={styles.standing}>
      <ShareBar share={share} color="var(--ws-level-5)" className={styles.bar} />
      <span className={styles.count}>
        {proficient} of {skills.length} Proficient
      </span>
    </span>
  )
}
