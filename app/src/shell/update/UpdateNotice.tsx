import { Button } from '@wordstride/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './UpdateNotice.module.css'
import { watchUpdates } from './watchUpdates'

/** Nobody is asked for anything in the middle of a problem. */
const IN_SESSION = /^\/(?:problems|tests)$/

/** Says that a new version is here, where a reload disturbs nothing. */
export function UpdateNotice() {
  const { pathname } = useLocation()
  const [ready, setReady] = useState<{ reload(): void } | null>(null)
  useEffect(() => watchUpdates((reload) => setReady({ reload })), [])
  return (
    <div role="status">
      {ready && !IN_SESSION.test(pathname) && (
        <div className={styles.notice}>
          <span>A new version is ready.</span>
          <Button size="compact" onClick={ready.reload}>
            Reload
          </Button>
          <Button size="compact" variant="quiet" onClick={() => setReady(null)}>
            Later
          </Button>
        </div>
      )}
    </div>
  )
}
