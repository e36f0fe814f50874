import { Button, takeLostFocus } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { isRefusal, messageFor } from '../api/failures'
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
  const canRetry = !isRefusal(error)
  return (
    <MessagePage title={title} text={messageFor(error, 'Something went wrong. Please try again.')}>
      {canRetry && (
        // The one that was pressed before has gone while it was tried again.
        <Button ref={takeLostFocus} onClick={onRetry}>
          Try again
        </Button>
      )}
      <Link to={to} data-variant={canRetry ? 'quiet' : undefined}>
        {children}
      </Link>
    </MessagePage>
  )
}
