import { Box, Flex, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { gradeName } from '@wordstride/learning'
import { useParams } from 'react-router-dom'
import { isPageRefused } from '../../accounts/pageToggles'
import { useAuth } from '../../api/authStore'
import { toAddress } from '../../links/address'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { studentWorkQuery } from '../classQueries'
import { FamilySheet } from './FamilySheet'
import { NotesSheet } from './NotesSheet'
import { PeerGroupSheet } from './PeerGroupSheet'
import { SessionHistory } from './SessionHistory'
import { StandingsSheet } from './StandingsSheet'

/** /classes/student/:userId: what a student can do, has done, and what staff note. */
export function StudentPage() {
  const { userId = '' } = useParams()
  const query = useQuery(studentWorkQuery(userId))
  const { data } = query
  const rewards = `/people/rewards/${encodeURIComponent(userId)}`
  const hasRewards = useAuth(({ user }) => user !== null && !isPageRefused(user, rewards))
  return (
    <>
      <PageHeading
        title={data?.name ?? 'Student'}
        lead={data ? `${data.userName} · ${gradeName(data.schoolGrade)}` : undefined}
      />
      <Flex mb={5} gap={3} wrap="wrap">
        {(data?.classes ?? []).map(({ classId, name }) => (
          <LinkButton key={classId} to={`/classes/${classId}`} variant="secondary" size="compact">
            {name}
          </LinkButton>
        ))}
        <LinkButton to={toAddress('/proficiencyreport', { userId })} variant="secondary" size="compact">
          Reports
        </LinkButton>
        {hasRewards && (
          <LinkButton to={rewards} variant="secondary" size="compact">
            Goals and tokens
          </LinkButton>
        )}
      </Flex>
      {query.isPending && <LoadingBlock label="Loading the student" height="30rem" />}
      {query.isError && (
        <LoadFailure what="The student" detail={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {data && (
        <Grid
          key={userId}
          gap={5}
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          templateRows={{ lg: 'auto 1fr' }}
        >
          <StandingsSheet standings={data.standings} />
          {/* On a phone behind where the student stands: it is long. */}
          <Box gridColumn={{ lg: 1 }} gridRow={{ lg: '1 / span 2' }}>
            <SessionHistory userId={userId} />
          </Box>
          <Grid gap={5}>
            <PeerGroupSheet userId={userId} />
            <NotesSheet userId={userId} notes={data.notes} />
            <FamilySheet userId={userId} isWished={data.familyDigest} />
          </Grid>
        </Grid>
      )}
    </>
  )
}
