import { Button, Grid } from '@chakra-ui/react'
import { gradeName, shortGradeName } from '../routes/gradeNames'

export interface JumpTarget {
  grade: number
  isBegun: boolean
}

interface GradeJumpProps {
  targets: readonly JumpTarget[]
  own: number
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
        <Button
          key={grade}
          asChild
          minW="44px"
          minH="44px"
          px={0}
          borderRadius="full"
          fontSize="1rem"
          fontWeight="600"
          variant={grade === own ? 'solid' : isBegun ? 'subtle' : 'outline'}
          borderColor="border"
          bg={grade === own || isBegun ? undefined : 'bg.panel'}
          color={grade === own || isBegun ? undefined : 'fg'}
        >
          <a
            href={`#${gradeAnchor(grade)}`}
            aria-label={grade === own ? `${gradeName(grade)}, your grade` : gradeName(grade)}
          >
            {shortGradeName(grade)}
          </a>
        </Button>
      ))}
    </Grid>
  )
}
