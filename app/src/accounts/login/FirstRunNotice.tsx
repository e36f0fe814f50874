import { useEffect, useState } from 'react'
import { apiClient } from '../../api/apiClient'
import styles from './FirstRunNotice.module.css'

/** Whether nobody administers the database yet; false while that is not known. */
export function useFirstRun(): boolean {
  const [isFirstRun, setIsFirstRun] = useState(false)
  useEffect(() => {
    apiClient.call('isFirstRun', {}).then(
      (reply) => setIsFirstRun(reply.isSuccess && reply.isFirstRun),
      () => undefined,
    )
  }, [])
  return isFirstRun
}

/** How a school begins. */
export function FirstRunNotice() {
  return (
    <section className={styles.notice} aria-labelledby="first-run">
      <h2 id="first-run">There is no administrator yet</h2>
      <p>Run this where the server is installed, then sign in here with that name:</p>
      <pre>npm run admin -- create NAME --role admin</pre>
      <p>
        It asks for a password. With the embedded database, stop the server first and start it again
        afterwards.
      </p>
    </section>
  )
}
