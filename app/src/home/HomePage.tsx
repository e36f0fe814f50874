import { Box, Flex, Grid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useAuth } from '../api/authStore'
import { SavedState } from '../outbox/SavedState'
import { PageHeading } from '../shell/PageHeading'
import { AssignmentPanel } from './AssignmentPanel'
import { DroppedPanel } from './DroppedPanel'
import { ExpiryReminder } from './ExpiryReminder'
import { CreditedPanel, NotCreditedPanel } from './ExtraWorkPanels'
import { ProgressPanel } from './ProgressPanel'
import { StarsPanel } from './StarsPanel'
import { StreakPanel } from './StreakPanel'
import { WeekCard } from './WeekCard'
import { WinnersPanel } from './WinnersPanel'

/** C-27: the token leaves the address as soon as the page is there. */
function useTokenOutOfAddress(): void {
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has('token')) return
    url.searchParams.delete('token')
    window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`)
  }, [])
}

/** HOME-01, HOME-02: the left column is about the student, the main area about the week. */
export function HomePage() {
  useTokenOutOfAddress()
  const user = useAuth((state) => state.user)
  if (!user) return null
  const userId = user.userId
  return (
    <>
      <PageHeading
        title={`Hello, ${user.firstName || user.userName}!`}
        lead="Every stride counts. Here is your next one."
      />
      <Grid
        gap={6}
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
        templateRows={{ lg: 'auto 1fr' }}
        templateAreas={{ base: '"week" "main" "about"', lg: '"week main" "about main"' }}
      >
        <Box gridArea="week">
          <WeekCard userId={userId} grade={user.currentGrade['ae.la']} />
        </Box>
        <Flex gridArea="main" direction="column" gap={6} minW={0}>
          <StreakPanel userId={userId} />
          <AssignmentPanel userId={userId} />
          <DroppedPanel userId={userId} />
          <CreditedPanel userId={userId} />
          <NotCreditedPanel userId={userId} />
        </Flex>
        <Flex gridArea="about" direction="column" gap={6} minW={0}>
          <ProgressPanel user={user} />
          <StarsPanel userId={userId} />
          <WinnersPanel userId={userId} />
          <SavedState />
        </Flex>
      </Grid>
      <ExpiryReminder user={user} />
    </>
  )
}
