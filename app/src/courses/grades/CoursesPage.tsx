import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { isBegun, ownGradeFirst } from './courseStanding'
import { GradeJump } from './GradeJump'
import { GradeSection } from './GradeSection'
import { useGradeProfile } from './useGradeProfile'
import { ViewSwitch } from './ViewSwitch'

const SECTIONS = ['ae.la', 'ae.voc'] as const

/** COURSE-01: a card per grade and section, the student's own grade on top. */
export function CoursesPage() {
  const profile = useGradeProfile()
  const current = useCurrentGrades()
  const own = [current['ae.la'], current['ae.voc']]
  const grades = profile.data ?? []
  return (
    <>
      <Flex justify="space-between" align="flex-start" columnGap={6} wrap="wrap">
        <PageHeading title="Courses" lead="Pick a grade and see how far you have come." />
        <Box mb={{ base: 5, md: 8 }}>
          <ViewSwitch />
        </Box>
      </Flex>
      {profile.isPending && <LoadingCourses />}
      {profile.isError && <LoadFailure what="Your courses" onRetry={() => void profile.refetch()} />}
      {profile.data?.length === 0 && <Text>There are no courses yet. Please ask your teacher.</Text>}
      {grades.length > 1 && (
        <GradeJump
          own={own}
          targets={grades.map(({ gradeId, cards }) => ({ grade: gradeId, isBegun: cards.some(isBegun) }))}
        />
      )}
      {ownGradeFirst(grades, own).map(({ gradeId, cards }) => (
        <GradeSection
          key={gradeId}
          grade={gradeId}
          cards={cards}
          ownSections={SECTIONS.filter((section) => current[section] === gradeId)}
        />
      ))}
    </>
  )
}

/** As high as what it stands for, so that nothing jumps. */
function LoadingCourses() {
  return (
    <Box aria-busy="true" aria-label="Loading courses">
      <Skeleton height={{ base: '92px', md: '44px' }} borderRadius="l3" mb={{ base: 6, md: 8 }} />
      <Skeleton height="2.25rem" width="12rem" borderRadius="l1" mb={3} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: 4, md: 6 }}>
        <Skeleton height="11rem" borderRadius="l3" />
        <Skeleton height="11rem" borderRadius="l3" />
      </Grid>
    </Box>
  )
}
