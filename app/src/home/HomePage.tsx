import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAuth } from '../auth/authStore'
import { SavedState } from '../outbox/SavedState'
import { gradeName } from '../routes/gradeNames'
import { homeProfileLink } from '../routes/links'
import { PageHeading } from '../shell/PageHeading'
import { NextTask } from './NextTask'

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
      <PageHeading
        title={`Hello, ${user.first_name || user.user_name}!`}
        lead="Every stride counts. Here is your next one."
      />
      <Grid templateColumns={{ base: '1fr', md: '3fr 2fr' }} gap={6}>
        <NextTask userId={user.user_id} grade={grade} />
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
