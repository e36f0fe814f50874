import { Grid } from '@chakra-ui/react'
import { buttonClass } from '@wordstride/ui'
import { gradeName, shortGradeName } from '../../links/gradeNames'

export interface JumpTarget {
  grade: number
  isBegun: boolean
}

interface GradeJumpProps {
  targets: readonly JumpTarget[]
  /** Of the student, one for each section. */
  own: readonly number[]
}

export const gradeAnchor = (grade: number): string => `grade-${grade}`

/** Leads to any grade of the page; in two rows on a phone. */
export function GradeJump({ targets, own }: GradeJumpProps) {
  return (
    <Grid
      as="nav"
      aria-label="Grades"
      templateColumns={{ base: 'repeat(7, 1fr)', md: 'repeat(auto-fit, minmax(44px, 1fr))' }}
      gap={{ base: 1, md: 2 }}
      mb={{ base: 6, md: 8 }}
    >
      {targets.map(({ grade, isBegun }) => (
        <a
          key={grade}
          href={`#${gradeAnchor(grade)}`}
          aria-label={own.includes(grade) ? `${gradeName(grade)}, your grade` : gradeName(grade)}
          className={buttonClass({
            variant: own.includes(grade) ? 'primary' : isBegun ? 'soft' : 'secondary',
            size: 'compact',
            isPill: true,
          })}
        >
          {shortGradeName(grade)}
        </a>
      ))}
    </Grid>
  )
}
