import { Flex, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { goalRecordQuery } from '../rewardQueries'
import { GoalHistory } from './GoalHistory'
import { GoalsSheet } from './GoalsSheet'
import { TokensSheet } from './TokensSheet'

/** /people/rewards/:userId: goals and tokens of one student. */
export function StudentRewardsPage() {
  const { userId = '' } = useParams()
  const query = useQuery(goalRecordQuery(userId))
  const { data } = query
  return (
    <>
      <PageHeading title={data ? data.name : 'Goals and tokens'} lead="Goals and tokens." />
      <Flex mb={5} gap={3} wrap="wrap">
        <LinkButton to={`/classes/student/${encodeURIComponent(userId)}`} variant="secondary">
          Work and notes
        </LinkButton>
        <LinkButton to="/people/rewards" variant="secondary">
          All rewards
        </LinkButton>
      </Flex>
      {query.isPending && <LoadingBlock label="Loading the goals" height="24rem" />}
      {query.isError && !data && <LoadFailure what="The goals" onRetry={() => void query.refetch()} />}
      {data && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={5}>
          <Grid gap={5} alignContent="start">
            <GoalsSheet userId={userId} goals={data.goals} />
            <GoalHistory history={data.history} />
          </Grid>
          <TokensSheet userId={userId} />
        </Grid>
      )}
    </>
  )
}
