import { Button } from '@wordstride/ui'
import { leaveFocusToContent } from './focusContent'
import styles from './LoadFailure.module.css'

interface LoadFailureProps {
  what: string
  /** Why, where a reader can do something about it. */
  detail?: string
  onRetry(): void
}

export function LoadFailure({ what, detail, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{what} could not be loaded.</p>
      {detail && <p>{detail}</p>}
      <Button ref={leaveFocusToContent} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
