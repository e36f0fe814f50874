import { Button } from '@wordstride/ui'
import { leaveFocusToContent } from './focusContent'
import styles from './LoadFailure.module.css'

export function LoadFailure({ what, onRetry }: { what: string; onRetry(): void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{what} could not be loaded.</p>
      <Button ref={leaveFocusToContent} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
