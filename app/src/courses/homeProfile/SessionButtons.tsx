import type { CourseSection } from '@wordstride/core'
import { afficiencyLink, problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import { AfficiencyLink } from '../AfficiencyLink'
import styles from './SessionButtons.module.css'

interface SessionButtonsProps {
  section: CourseSection
  grade: number
  isAllProficient: boolean
}

const PILL = { variant: 'secondary', isPill: true } as const

/** COURSE-08: P and A above the chapters. */
export function SessionButtons({ section, grade, isAllProficient }: SessionButtonsProps) {
  return (
    <section aria-label="Sessions" className={styles.sessions}>
      <LinkButton
        {...PILL}
        to={problemsLink({ sectionType: section, gradeId: grade, phase: 'PROFICIENCY_SESSION' })}
      >
        <Letter letter="P" isOpen /> Proficiency
      </LinkButton>
      <AfficiencyLink {...PILL} to={afficiencyLink(section, grade)} isOpen={isAllProficient}>
        <Letter letter="A" isOpen={isAllProficient} /> Afficiency
      </AfficiencyLink>
    </section>
  )
}

const Letter = ({ letter, isOpen }: { letter: string; isOpen: boolean }) => (
  <span className={isOpen ? `${styles.letter} ${styles.open}` : styles.letter}>{letter}</span>
)
