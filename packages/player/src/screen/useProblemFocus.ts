import { revealFirstWrong } from '@wordstride/ui'
import { useEffect, useRef } from 'react'
import type { ShownProblem } from '../store/playerTypes'

/**
 * Leads to the beginning of a new problem, to what is wrong in a checked one, and back to what was answered with;
 * `onPress` is told of each press of the button, whatever had the focus then.
 */
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

  // An answer is locked while it waits for its verdict, and once it is right: the browser takes the focus of what is
  // locked, and who pressed Enter there could not go on with Enter.
  const pressedIn = useRef<Element>(null)
  useEffect(() => {
    const element = pressedIn.current
    if (!isReady || shown.isChecking || !element) return
    pressedIn.current = null
    const focused = document.activeElement
    if (focused !== element && focused !== document.body) return
    const next = element.matches(':disabled') ? form.current?.querySelector('[type=submit]') : element
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [isReady, shown])
  const onPress = () => {
    pressedIn.current = document.activeElement
  }

  return { form, heading, onPress }
}
