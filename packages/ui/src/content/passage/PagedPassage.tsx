import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../actions/Button'
import { ReadButton } from '../reading/ReadButton'
import type { FlipbookProps } from './Flipbook'
import styles from './Passage.module.css'
import { PlainPages } from './PlainPages'
import type { Place } from './place'
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

export interface PagedPassageProps {
  heading: ReactNode
  pages: readonly string[]
  place: Place
}

/**
 * A passage as a book, or as plain text one page below the other (TYPE-19). Who has asked for less motion
 * begins with plain text, and turns pages without an animation.
 */
export function PagedPassage({ heading, pages, place }: PagedPassageProps) {
  const isReduced = useReducedMotion()
  const [chosen, setChosen] = useState(place.mode)
  const mode = chosen ?? (isReduced ? 'plain' : 'book')
  const hasBook = pages.length > 1
  const change = () => {
    place.mode = mode === 'book' ? 'plain' : 'book'
    setChosen(place.mode)
  }
  const plain = <PlainPages pages={pages} />
  return (
    <>
      <div className={styles.header}>
        {heading}
        {hasBook && (
          <Button variant="quiet" onClick={change}>
            {mode === 'book' ? 'Read as plain text' : 'Read as a book'}
          </Button>
        )}
        <ReadButton label="Listen to the text" className={styles.listen} />
      </div>
      {hasBook && mode === 'book' ? (
        <Suspense fallback={plain}>
          <Flipbook pages={pages} isAnimated={!isReduced} place={place} />
        </Suspense>
      ) : (
        plain
      )}
    </>
  )
}
