import { Box, Button, Flex, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { NO_NEXT_SKILL, PROGRAM_ID, SESSION_MESSAGES } from '@wordstride/core'
import { useEffect } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { useAuth } from '../auth/authStore'
import { SavedState } from '../outbox/SavedState'
import { gradeName } from '../routes/gradeNames'
import { homeProfileLink, problemsLink } from '../routes/links'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'

/** C-27: the token leaves the address as soon as the page is there. */
function useTokenOutOfAddress(): void {
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has('token')) return
    url.searchParams.delete('token')
    window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`)
  }, [])
}

export function HomePage() {
  useTokenOutOfAddress()
  const user = useAuth((state) => state.user)
  if (!user) return null
  const grade = user.current_grade['ae.la']
  return (
    <>
      <PageHeading title={`Hello, ${user.first_name}!`} lead="Every stride counts. Here is your next one." />
      <Grid templateColumns={{ base: '1fr', md: '3fr 2fr' }} gap={6}>
        <NextSkill userId={user.user_id} grade={grade} />
        <Box bg="bg.panel" borderRadius="l3" p={{ base: 6, md: 8 }} boxShadow="var(--ws-shadow)">
          <Heading as="h2" fontSize="1.25rem">
            Your grades
          </Heading>
          <Text mt={3}>Language Arts: {gradeName(grade)}</Text>
          <Text>Vocabulary: {gradeName(user.current_grade['ae.voc'])}</Text>
          <Flex mt={5} gap={3} wrap="wrap">
            <Button asChild variant="outline" minH="44px">
              <RouterLink to={homeProfileLink('ae.la', grade)}>All skills</RouterLink>
            </Button>
            <Button asChild variant="outline" minH="44px">
              <RouterLink to="/courses">All courses</RouterLink>
            </Button>
          </Flex>
          <Box mt={5}>
            <SavedState />
          </Box>
        </Box>
      </Grid>
    </>
  )
}

function NextSkill({ userId, grade }: { userId: string; grade: number }) {
  const navigate = useNavigate()
  const next = useQuery({
    queryKey: ['userNextLearningSkill', userId, grade],
    queryFn: async () => {
      const skill = unwrap(
        await apiClient.call('userNextLearningSkill', {
          user_id: userId,
          program_id: PROGRAM_ID,
          section_type: 'ae.la',
          grade_id: grade,
        }),
      )
      if (skill.skill_id === NO_NEXT_SKILL) return null
      const { chapters } = unwrap(
        await apiClient.call('skillsByUserid', {
          user_id: userId,
          program_id: PROGRAM_ID,
          section_type: 'ae.la',
          grade_id: grade,
        }),
      )
      const name = chapters
        .flatMap((chapter) => chapter.skills)
        .find((entry) => entry.skill_id === skill.skill_id)
      return { ...skill, skill_name: name?.skill_name ?? skill.skill_id }
    },
    staleTime: 0,
  })

  if (next.isError) return <LoadFailure what="Your next skill" onRetry={() => void next.refetch()} />
  const isDone = next.data === null
  return (
    <Box
      borderRadius="l3"
      p={{ base: 6, md: 10 }}
      bg="brand.solid"
      color="brand.contrast"
      boxShadow="0 4px 0 var(--ws-primary-deep)"
    >
      <Text fontWeight="600" opacity={0.9}>
        Language Arts · {gradeName(grade)}
      </Text>
      <Heading as="h2" mt={2} fontSize={{ base: '1.5rem', md: '2rem' }} lineHeight="1.2" minH="2.4em">
        {next.isPending && <Skeleton height="1.2em" />}
        {isDone && 'All skills of this grade are started'}
        {next.data?.skill_name}
      </Heading>
      {isDone && <Text mt={2}>{SESSION_MESSAGES.noNextSkill}</Text>}
      {!isDone && (
        <Button
          mt={6}
          size="xl"
          minH="56px"
          px={10}
          fontWeight="700"
          bg="var(--ws-sun)"
          color="#1b1f3b"
          boxShadow="0 3px 0 rgb(0 0 0 / 25%)"
          disabled={next.isPending}
          loading={next.isPending}
          onClick={() => {
            if (!next.data) return
            const { section_type, grade_id, chapter_id, skill_id } = next.data
            void navigate(problemsLink({ section_type, grade_id, chapter_id: chapter_id ?? 1, skill_id }))
          }}
        >
          Start
        </Button>
      )}
    </Box>
  )
}
