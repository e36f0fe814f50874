import { revealFirstWrong } from '@wordstride/ui'
import { useEffect, useRef } from 'react'
import type { ShownProblem } from '../store/playerTypes'

/** Leads to the beginning of a new problem, and to what is wrong in a checked one; the refs are for both. */
export function useProblemFocus(shown: ShownProblem, index: number) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = shown.status === 'ready'

  // PROB-16: after Next the page begins at the top, for the eye and for a screen reader; so it does after
  // the button of another page that led here.
  useEffect(() => {
    if (!isReady || (index === 0 && document.activeElement !== document.body)) return
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0 })
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, index])

  const verdict = isReady && shown.verdict
  useEffect(() => {
    if (verdict === 'incorrect') revealFirstWrong(form.current)
  }, [verdict])

  return { form, heading }
}
