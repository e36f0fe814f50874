import { Box, Flex, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordstride/api'
import { isSetUpQuery } from '../accounts/accountQueries'
import { SavedState } from '../outbox/SavedState'
import { AssignmentPanel } from './AssignmentPanel'
import { DroppedPanel } from './DroppedPanel'
import { ExpiryReminder } from './ExpiryReminder'
import { CreditedPanel, NotCreditedPanel } from './ExtraWorkPanels'
import { ProgressPanel } from './ProgressPanel'
import { SetUpFirst } from './SetUpFirst'
import { StarsPanel } from './StarsPanel'
import { StreakPanel } from './StreakPanel'
import { shownPanels } from './shownPanels'
import { WeekCard } from './WeekCard'
import { WinnersPanel } from './WinnersPanel'

/** A dashboard says something once there is a plan; before, the one thing to do is to make it. */
export function StudentHome({ user }: { user: User }) {
  const isSetUp = useQuery(isSetUpQuery(user.userId))
  return (
    <>
      {isSetUp.data === false ? <SetUpFirst user={user} /> : <Dashboard user={user} />}
      <ExpiryReminder user={user} />
    </>
  )
}

/** HOME-01, HOME-02: the left column is about the student, the main area about the week. */
function Dashboard({ user }: { user: User }) {
  const { userId } = user
  const shown = shownPanels(user)
  return (
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
        {shown.has('trophy') && <StreakPanel userId={userId} />}
        <AssignmentPanel userId={userId} />
        <DroppedPanel userId={userId} />
        <CreditedPanel userId={userId} />
        <NotCreditedPanel userId={userId} />
      </Flex>
      <Flex gridArea="about" direction="column" gap={6} minW={0}>
        <ProgressPanel user={user} hasTokens={shown.has('tokens')} />
        {shown.has('stars') && <StarsPanel userId={userId} />}
        {shown.has('winners') && <WinnersPanel userId={userId} />}
        <SavedState />
      </Flex>
    </Grid>
  )
}
