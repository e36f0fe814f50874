import { Box, Flex, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { gradeName } from '../routes/gradeNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { CourseCard } from './CourseCard'
import { useGradeProfile } from './useGradeProfile'
import { ViewSwitch } from './ViewSwitch'

/** COURSE-01: a card per grade and section. */
export function CoursesPage() {
  const profile = useGradeProfile()
  return (
    <>
      <Flex justify="space-between" align="flex-start" columnGap={6} wrap="wrap">
        <PageHeading title="Courses" lead="Pick a grade and see how far you have come." />
        <Box mb={{ base: 6, md: 8 }}>
          <ViewSwitch />
        </Box>
      </Flex>
      {profile.isPending && (
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr' }}
          gap={6}
          aria-busy="true"
          aria-label="Loading courses"
        >
          <Skeleton height="15rem" borderRadius="l3" />
          <Skeleton height="15rem" borderRadius="l3" />
        </Grid>
      )}
      {profile.isError && <LoadFailure what="Your courses" onRetry={() => void profile.refetch()} />}
      {profile.data?.length === 0 && <Text>There are no courses yet. Please ask your teacher.</Text>}
      {profile.data?.map(({ grade_id, cards }) => (
        <Box as="section" key={grade_id} mb={10} aria-labelledby={`grade-${grade_id}`}>
          <Heading as="h2" id={`grade-${grade_id}`} fontSize="1.375rem" mb={4}>
            {gradeName(grade_id)}
          </Heading>
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={6}>
            {cards.map((card) => (
              <CourseCard key={card.section_type} card={card} />
            ))}
          </Grid>
        </Box>
      ))}
    </>
  )
}
