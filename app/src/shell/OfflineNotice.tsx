import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useIsOnline } from '../api/useIsOnline'
import styles from './OfflineNotice.module.css'

const waitsForNetwork = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'paused' })
    .some(({ state }) => state.status === 'pending')

/** The one place that says that there is no network. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <>
      <div aria-live="polite" className={styles.region}>
        {!isOnline && (
          <p className={styles.notice}>You are offline. Your answers are kept until you are back.</p>
        )}
      </div>
      <div aria-live="polite">{!isOnline && <MissingNote />}</div>
    </>
  )
}

/** Some of the page was never asked for before. */
function MissingNote() {
  const client = useQueryClient()
  const isMissing = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => waitsForNetwork(client),
  )
  return isMissing && <p className={styles.missing}>What is missing here comes when you are back.</p>
}
