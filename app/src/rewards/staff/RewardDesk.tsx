import { Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { catalogueQuery } from '../rewardQueries'
import { CenterRewards } from './CenterRewards'
import { OpenRequests } from './OpenRequests'

/** /people/rewards: what students have asked for, and what they can have. */
export function RewardDesk() {
  const query = useQuery(catalogueQuery)
  const { data } = query
  return (
    <>
      {query.isPending && <LoadingBlock label="Loading the rewards" height="20rem" />}
      {query.isError && !data && <LoadFailure what="The rewards" onRetry={() => void query.refetch()} />}
      {data && (
        <Grid
          gap={5}
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <OpenRequests requests={data.requests} />
          <Grid gap={5} alignContent="start">
            {data.centers.length === 0 && (
              <Sheet title="Rewards">
                <Text color="fg.muted">Rewards belong to a learning center. There is none yet.</Text>
              </Sheet>
            )}
            {data.centers.map((center) => (
              <CenterRewards
                key={center.centerId}
                center={center}
                rewards={data.rewards.filter(({ centerId }) => centerId === center.centerId)}
              />
            ))}
          </Grid>
        </Grid>
      )}
    </>
  )
}
