import { SESSION_MESSAGES } from '@wordstride/learning'
import { StatusWords } from '@wordstride/ui'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { useIsOnline } from '../api/useIsOnline'
import { outbox } from './outbox'
import type { RejectedAnswersProps } from './RejectedAnswers'
import styles from './SavedState.module.css'

/** Without a network it is not told: nothing can be done about it then. */
const RejectedAnswers = lazy(() =>
  import('./RejectedAnswers').then(
    (module) => ({ default: module.RejectedAnswers as ComponentType<RejectedAnswersProps> }),
    () => ({ default: () => null }),
  ),
)

const answers = (count: number): string => (count === 1 ? '1 answer waits' : `${count} answers wait`)

/** What was told last, by voice too. */
type Told = 'nothing' | 'trouble' | 'saved'

function nextTold(told: Told, isTrouble: boolean, isSaved: boolean): Told {
  if (isTrouble) return 'trouble'
  if (told === 'trouble') return isSaved ? 'saved' : 'trouble'
  return isSaved ? told : 'nothing'
}

interface SavedStateProps {
  /** The answer on the screen has not arrived and is not in the outbox: whatever else is saved, that is not. */
  isUnsent?: boolean
}

/** What the student sees of saving: nothing but a quiet line while all is well (SES-18, ERR-09). */
export function SavedState({ isUnsent = false }: SavedStateProps) {
  const { waiting, rejected, hasFailed, isFleeting } = useStore(outbox.state)
  const isOnline = useIsOnline()
  const isFailed = hasFailed && waiting > 0
  const isTrouble = isFailed || rejected > 0
  const isSaved = !isTrouble && waiting === 0 && !hasFailed
  const [region, setRegion] = useState<HTMLElement | null>(null)

  // Nobody wants to hear of each answer that it is saved, but once who has heard that one was not.
  const [told, setTold] = useState<Told>('nothing')
  const next = nextTold(told, isTrouble, isSaved)
  if (next !== told) setTold(next)

  return (
    <div className={styles.saved}>
      <div ref={setRegion} tabIndex={-1} role="status">
        {isFailed ? (
          <StatusWords tone="info">{SESSION_MESSAGES.saveFailed}</StatusWords>
        ) : (
          !isTrouble && (
            // Without a network the notice at the top says how it stands.
            <p className={styles.quiet} aria-live={told === 'nothing' ? 'off' : undefined}>
              {isOnline && !isUnsent && (isSaved ? 'All answers saved' : 'Saving…')}
            </p>
          )
        )}
      </div>
      {/* Not told anew with each that is sent. */}
      {isFailed && (
        <p className={styles.quiet}>
          {answers(waiting)}{' '}
          {isFleeting
            ? 'in this page only: please keep it open until they are sent.'
            : 'on this device and will be sent as soon as possible.'}
        </p>
      )}
      {isTrouble && !isFailed && region && (
        <Suspense>
          <RejectedAnswers count={rejected} region={region} />
        </Suspense>
      )}
    </div>
  )
}
