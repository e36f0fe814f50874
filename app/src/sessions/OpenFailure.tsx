import { ApiError } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { MessagePage } from '../shell/MessagePage'

interface OpenFailureProps {
  title: string
  error: Error
  onRetry(): void
  /** Where one goes from here, and what that is called. */
  to: string
  children: string
}

/** What could not be opened. A refusal is one the second time, too; anything else can be tried again. */
export function OpenFailure({ title, error, onRetry, to, children }: OpenFailureProps) {
  const canRetry = error instanceof ApiError
  return (
    <MessagePage title={title} text={error.message}>
      {canRetry && <Button onClick={onRetry}>Try again</Button>}
      <Link to={to} data-variant={canRetry ? 'quiet' : undefined}>
        {children}
      </Link>
    </MessagePage>
  )
}
