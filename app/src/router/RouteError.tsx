import { Button } from '@wordstride/ui'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { MessagePage } from '../shell/MessagePage'

/** A page that failed; the student's answers are safe in the outbox. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    void import('../api/reportTrouble').then(({ reportError }) => reportError(error))
  }, [error])
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    const load = () => window.location.reload()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isOffline])
  if (isOffline)
    return (
      <MessagePage title="You are offline" text="This page comes when you are back. Your answers are kept.">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </MessagePage>
    )
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
