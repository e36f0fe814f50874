import { Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { Ledger } from '../Ledger'
import { tokenAccountQuery } from '../rewardQueries'

/** The balance of a student, and how it came to be. */
export function TokensSheet({ userId }: { userId: string }) {
  const account = useQuery(tokenAccountQuery(userId))
  const { data } = account
  return (
    <Grid gap={5} alignContent="start">
      <Sheet title="Tokens" aria-busy={account.isPending}>
        {account.isPending && <LoadingBlock label="Loading the tokens" height="12rem" />}
        {account.isError && !data && <LoadFailure what="The tokens" onRetry={() => void account.refetch()} />}
        {data && (
          <>
            <Text fontSize="1.5rem" fontWeight="700" mb={3}>
              {counted(data.balance, 'token')}
            </Text>
            <Ledger ledger={data.ledger} empty="None came yet. A full week brings the first ones." />
          </>
        )}
      </Sheet>
    </Grid>
  )
}
