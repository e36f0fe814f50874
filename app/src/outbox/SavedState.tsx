import { SESSION_MESSAGES } from '@wordstride/learning'
import { StatusLine } from '@wordstride/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useIsOnline } from '../api/useIsOnline'
import { outbox } from './outbox'
import styles from './SavedState.module.css'

/** Without a network it is not told: nothing can be done about it then. */
const RejectedAnswers = lazy(() =>
  import('./RejectedAnswers').then(
    (module) => ({ default: module.RejectedAnswers as ComponentType<{ count: number }> }),
    () => ({ default: () => null }),
  ),
)

const answers = (count: number): string => (count === 1 ? '1 answer waits' : `${count} answers wait`)

interface SavedStateProps {
  /** The answer on the screen has not arrived and is not in the outbox: whatever else is saved, that is not. */
  isUnsent?: boolean
}

/** What the student sees of saving: nothing but a quiet line while all is well (SES-18, ERR-09). */
export function SavedState({ isUnsent = false }: SavedStateProps) {
  const { waiting, rejected, hasFailed, isFleeting } = useStore(outbox.state)
  const isOnline = useIsOnline()
  if (hasFailed && waiting > 0) {
    return (
      <div className={styles.failed}>
        <StatusLine tone="error">{SESSION_MESSAGES.saveFailed}</StatusLine>
        <p>
          {answers(waiting)}{' '}
          {isFleeting
            ? 'in this page only: please keep it open until they are sent.'
            : 'on this device and will be sent as soon as possible.'}
        </p>
      </div>
    )
  }
  if (rejected > 0)
    return (
      <Suspense>
        <RejectedAnswers count={rejected} />
      </Suspense>
    )
  // Without a network the notice at the top says how it stands.
  const isSaved = waiting === 0 && !hasFailed
  return (
    <p className={styles.quiet}>{isOnline && !isUnsent && (isSaved ? 'All answers saved' : 'Saving…')}</p>
  )
}
