import { Button } from '@wordstride/ui'
import { useRouteError } from 'react-router-dom'
import styles from './routes.module.css'

/** A page that failed; the student's answers are safe in the outbox. */
export function RouteError() {
  const error = useRouteError()
  return (
    <main className={styles.center}>
      <title>Something went wrong · Wordstride</title>
      <h1>Something went wrong</h1>
      <p>Your answers are kept. Please load the page again.</p>
      <p className={styles.detail}>{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </main>
  )
}
