import type { CourseSection } from '@wordstride/core'
import { Button } from '@wordstride/ui'
import { problemsLink } from '../../links/links'
import { AfficiencyLink } from '../AfficiencyLink'
import styles from './StartAfficiency.module.css'

interface StartAfficiencyProps {
  section: CourseSection
  grade: number
  /** Whether every skill is proficient; null while it is not known. */
  isOpen: boolean | null
}

/** The round button of COURSE-12. */
export function StartAfficiency({ section, grade, isOpen }: StartAfficiencyProps) {
  return (
    <div className={styles.place}>
      {isOpen === null ? (
        <Button variant="closed" className={styles.round} disabled isLoading>
          Start
        </Button>
      ) : (
        <AfficiencyLink
          variant="sun"
          className={styles.round}
          to={problemsLink({ sectionType: section, gradeId: grade, phase: 'AFFICIENCY_SESSION' })}
          isOpen={isOpen}
        >
          Start
        </AfficiencyLink>
      )}
    </div>
  )
}
