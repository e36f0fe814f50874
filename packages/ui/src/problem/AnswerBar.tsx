import { type ReactNode, useEffect, useRef } from 'react'
import { StatusLine, type StatusTone } from '../feedback/StatusLine'
import styles from './AnswerBar.module.css'

export interface AnswerBarProps {
  /** At its beginning, such as Help. */
  aside?: ReactNode
  tone: StatusTone
  /** The verdict or the notice; it fills the bar. */
  message: string
  /** The buttons that lead on. */
  children: ReactNode
}

/** What is pressed and what is said of the answer, at the bottom of the screen however long the problem is (PROB-08). */
export function AnswerBar({ aside, tone, message, children }: AnswerBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => stayAboveKeyboard(bar.current), [])
  return (
    <div ref={bar} className={styles.bar} data-tone={message === '' ? undefined : tone}>
      <div className={styles.row}>
        <div className={styles.aside}>{aside}</div>
        {children}
      </div>
      <StatusLine tone={tone}>{message}</StatusLine>
    </div>
  )
}

/** Where the keyboard of a phone lies over the page instead of making it shorter. */
function stayAboveKeyboard(bar: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport || !bar) return undefined
  function place() {
    // A page that is zoomed in is not covered.
    const covered =
      viewport && viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0
    bar?.style.setProperty('--ws-covered', `${Math.max(0, Math.round(covered))}px`)
  }
  viewport.addEventListener('resize', place)
  viewport.addEventListener('scroll', place)
  return () => {
    viewport.removeEventListener('resize', place)
    viewport.removeEventListener('scroll', place)
  }
}
