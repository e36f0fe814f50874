import { useSyncExternalStore } from 'react'
import styles from './OfflineNotice.module.css'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** The one place that says that there is no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div aria-live="polite" className={styles.region}>
      {!isOnline && (
        <p className={styles.notice}>You are offline. Your answers are kept until you are back.</p>
      )}
    </div>
  )
}
