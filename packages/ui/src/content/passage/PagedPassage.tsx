import { lazy, Suspense, useState } from 'react'
import { Button } from '../../actions/Button'
import type { FlipbookProps } from './Flipbook'
import styles from './Passage.module.css'
import { PlainPages } from './PlainPages'
import { useReducedMotion } from './useReducedMotion'

/** Loads the book ahead, so that a lost network later does not matter. */
export const preloadFlipbook = () => import('./Flipbook')

/** Without a network the text itself is better than nothing. */
const Flipbook = lazy(() =>
  preloadFlipbook().then(
    (module) => ({ default: module.Flipbook }),
    () => ({ default: ({ pages }: FlipbookProps) => <PlainPages pages={pages} /> }),
  ),
)

/**
 * A passage as a book, or as plain text one page below the other (TYPE-19). Who has asked for less motion
 * begins with plain text, and turns pages without an animation.
 */
export function PagedPassage({ title, pages }: { title: string; pages: readonly string[] }) {
  const isReduced = useReducedMotion()
  const [chosen, setChosen] = useState<'book' | 'plain' | null>(null)
  const mode = chosen ?? (isReduced ? 'plain' : 'book')
  const hasBook = pages.length > 1
  const plain = <PlainPages pages={pages} />
  return (
    <>
      <div className={styles.header}>
        <h3>{title}</h3>
        {hasBook && (
          <Button variant="quiet" onClick={() => setChosen(mode === 'book' ? 'plain' : 'book')}>
            {mode === 'book' ? 'Read as plain text' : 'Read as a book'}
          </Button>
        )}
      </div>
      {hasBook && mode === 'book' ? (
        <Suspense fallback={plain}>
          <Flipbook pages={pages} isAnimated={!isReduced} />
        </Suspense>
      ) : (
        plain
      )}
    </>
  )
}
