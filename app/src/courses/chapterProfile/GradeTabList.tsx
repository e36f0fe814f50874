import { Tabs } from '@chakra-ui/react'
import { gradeName, shortGradeName } from '../../links/gradeNames'

export interface GradeTab {
  grade: number
  isDisabled: boolean
}

/** One tab a grade, all of them in sight; in two rows on a phone. */
export function GradeTabList({ grades }: { grades: readonly GradeTab[] }) {
  return (
    <Tabs.List
      aria-label="Grades"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(7, 1fr)', md: 'repeat(auto-fit, minmax(44px, 1fr))' }}
      gap={{ base: 1, md: 2 }}
    >
      {grades.map(({ grade, isDisabled }) => (
        <Tabs.Trigger
          key={grade}
          value={String(grade)}
          disabled={isDisabled}
          aria-label={gradeName(grade)}
          minW="target"
          minH="target"
          px={0}
          justifyContent="center"
          borderRadius="full"
          borderWidth="1px"
          bg="bg.panel"
          fontSize="1rem"
          fontWeight="600"
          _selected={{ bg: 'brand.solid', color: 'brand.contrast', borderColor: 'transparent' }}
          _disabled={{ bg: 'transparent' }}
        >
          {shortGradeName(grade)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
