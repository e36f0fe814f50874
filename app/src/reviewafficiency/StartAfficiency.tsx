import { Button, Grid } from '@chakra-ui/react'
import type { CourseSection } from '@wordstride/core'
import { AfficiencyLink } from '../courses/AfficiencyLink'
import { problemsLink } from '../routes/links'

interface StartAfficiencyProps {
  section: CourseSection
  grade: number
  /** Whether every skill is proficient; null while it is not known. */
  isOpen: boolean | null
}

const ROUND = { borderRadius: 'full', boxSize: '9rem', fontSize: '1.5rem', fontWeight: '700' } as const

/** The round button of COURSE-12. */
export function StartAfficiency({ section, grade, isOpen }: StartAfficiencyProps) {
  const closed = { borderWidth: '2px', borderStyle: 'dashed', borderColor: 'border.emphasized' }
  const open = { bg: 'var(--ws-sun)', color: 'var(--ws-on-sun)', boxShadow: '0 4px 0 rgb(0 0 0 / 25%)' }
  return (
    <Grid placeItems="center" px={{ md: 6 }}>
      {isOpen === null ? (
        <Button {...ROUND} disabled loading>
          Start
        </Button>
      ) : (
        <AfficiencyLink
          {...ROUND}
          {...(isOpen ? open : closed)}
          to={problemsLink({ section_type: section, grade_id: grade, phase: 'AFFICIENCY_SESSION' })}
          isOpen={isOpen}
        >
          Start
        </AfficiencyLink>
      )}
    </Grid>
  )
}
