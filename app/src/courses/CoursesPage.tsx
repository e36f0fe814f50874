import { Box, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { useAuth } from '../auth/authStore'
import { gradeName } from '../routes/gradeNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { CourseCard } from './CourseCard'

/** COURSE-01: a card per grade and section. */
export function CoursesPage() {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const profile = useQuery({
    queryKey: ['userGradeProfile', userId],
    queryFn: async () => unwrap(await apiClient.call('userGradeProfile', { user_id: userId })).data,
    staleTime: 0,
  })
  return (
    <>
      <PageHeading title="Courses" lead="Pick a grade and see how far you have come." />
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
