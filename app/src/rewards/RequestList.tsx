import { useMutation } from '@tanstack/react-query'
import type { RewardRequest } from '@wordstride/api'
import { Button, StatusLine, takeLostFocus } from '@wordstride/ui'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { shownDayOfYear } from '../panels/shownDates'
import { counted } from '../shell/counted'
import styles from './RequestList.module.css'
import { requestStateName } from './requestStates'
import { refreshRewards } from './rewardQueries'

/** What a student has asked for, the latest first. */
export function RequestList({ requests }: { requests: readonly RewardRequest[] }) {
  const withdraw = useMutation({
    mutationFn: async (requestId: string) => unwrap(await apiClient.call('withdrawRequest', { requestId })),
    onSettled: refreshRewards,
  })
  return (
    <>
      <ul className={styles.requests}>
        {requests.map(({ requestId, name, price, state, askedAt }) => (
          <li key={requestId} className={styles.request}>
            <div className={styles.text}>
              <p className={styles.name}>{name}</p>
              <p className={styles.when}>
                {counted(price, 'token')} · {shownDayOfYear(askedAt)}
              </p>
            </div>
            <span
              // The button of what was taken back is no more.
              ref={state !== 'asked' && requestId === withdraw.variables ? takeLostFocus : undefined}
              tabIndex={-1}
              className={`${styles.state} ${styles[state]}`}
            >
              {requestStateName(state)}
            </span>
            {state === 'asked' && (
              <Button
                variant="quiet"
                size="compact"
                className="ws-line-end"
                aria-label={`Take back: ${name}`}
                isLoading={withdraw.isPending && withdraw.variables === requestId}
                disabled={withdraw.isPending && withdraw.variables !== requestId}
                onClick={() => withdraw.mutate(requestId)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.said}>
        <StatusLine tone="error">{withdraw.isError ? withdraw.error.message : null}</StatusLine>
      </div>
    </>
  )
}
