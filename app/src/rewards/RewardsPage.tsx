import { useQuery } from '@tanstack/react-query'
import { Guide, Skeleton } from '@wordstride/ui'
import { useAuth } from '../api/authStore'
import { counted } from '../shell/counted'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { Ledger } from './Ledger'
import { OfferedRewards } from './OfferedRewards'
import { RequestList } from './RequestList'
import styles from './RewardsPage.module.css'
import { tokenAccountQuery } from './rewardQueries'
import { CoinSign } from './rewardSigns'

/** /rewards: what a student's tokens are good for. */
export function RewardsPage() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const account = useQuery(tokenAccountQuery(userId))
  const { data } = account
  return (
    <>
      <PageHeading title="My rewards" lead="Full weeks and grade goals bring tokens. Here you spend them." />
      {account.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading your rewards">
          <Skeleton height="24rem" />
        </div>
      )}
      {account.isError && !data && <LoadFailure what="Your rewards" onRetry={() => void account.refetch()} />}
      {data && (
        <div className={styles.page}>
          <Balance balance={data.balance} />
          <div className={styles.main}>
            <Sheet title="What you can have">
              <OfferedRewards rewards={data.rewards} requests={data.requests} balance={data.balance} />
            </Sheet>
            {data.requests.length > 0 && (
              <Sheet title="What you asked for">
                <RequestList requests={data.requests} />
              </Sheet>
            )}
          </div>
          <div className={styles.ledger}>
            <Sheet title="Where your tokens come from">
              <Ledger ledger={data.ledger} empty="Reach 100% in a week to get your first tokens." />
            </Sheet>
          </div>
        </div>
      )}
    </>
  )
}

function Balance({ balance }: { balance: number }) {
  // The number is large, what it counts is not.
  const [amount, tokens] = counted(balance, 'token').split(' ')
  return (
    <section aria-label="Your tokens" className={styles.balance}>
      <span className={styles.coin} aria-hidden="true">
        <CoinSign />
      </span>
      <p role="status" className={styles.amount}>
        <strong>{amount}</strong> {tokens}
      </p>
      <span className={styles.guide}>
        <Guide pose={balance > 0 ? 'cheer' : 'show'} size={96} />
      </span>
    </section>
  )
}
