import { Button } from '@wordstride/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { MessagePage } from '../shell/MessagePage'

/** A page that failed; the student's answers are safe in the outbox. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    void import('../api/reportTrouble').then(({ reportError }) => reportError(error))
  }, [error])
  return (
    <MessagePage
      title="Something went wrong"
      text="Your answers are kept. Please load the page again."
      detail={error instanceof Error ? error.message : String(error)}
    >
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </MessagePage>
  )
}
