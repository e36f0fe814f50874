import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { hasSession, useAuth } from '../../api/authStore'
import { problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import { Sheet } from '../../shell/Sheet'
import { SignInFirst } from '../../shell/SignInFirst'
import { PageWithText } from '../../support/pageText/PageWithText'
import styles from './ProficiencyStartPage.module.css'

/** /proficiencyPage (G-21): opens a proficiency session of the own grade. A public route (C-23). */
export function ProficiencyStartPage() {
  const isSignedIn = useAuth(hasSession)
  return (
    <PageWithText page="proficiencyPage">
      {(text) =>
        isSignedIn ? (
          <>
            <div className={styles.text}>{text}</div>
            <Sections />
          </>
        ) : (
          <SignInFirst>{text}</SignInFirst>
        )
      }
    </PageWithText>
  )
}

function Sections() {
  const grades = useCurrentGrades()
  return (
    <div className={styles.sections}>
      {COURSE_SECTIONS.map((section) => (
        <SectionStart key={section} section={section} grade={grades[section]} />
      ))}
    </div>
  )
}

function SectionStart({ section, grade }: { section: CourseSection; grade: number }) {
  const name = sectionName(section)
  return (
    <Sheet title={name} aside={<span className={styles.grade}>{gradeName(grade)}</span>}>
      <LinkButton
        to={problemsLink({ sectionType: section, gradeId: grade, phase: 'PROFICIENCY_SESSION' })}
        aria-label={`Start: ${name}`}
        className={styles.start}
      >
        Start
      </LinkButton>
    </Sheet>
  )
}
