import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { StatusLine, type StatusTone } from '../feedback/StatusLine'
import styles from './AnswerBar.module.css'

export interface AnswerBarProps {
  /** At its beginning, such as Help. */
  aside?: ReactNode
  tone: StatusTone
  /** The verdict or the notice; it fills the bar. */
  message: string
  /** A plain sentence beside it. */
  more?: string | undefined
  /** The buttons that lead on. */
  children: ReactNode
}

/** What is pressed and what is said of the answer, at the bottom of the screen however long the problem is (PROB-08). */
export function AnswerBar({ aside, tone, message, more, children }: AnswerBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => stayAboveKeyboard(bar), [])
  return (
    <div ref={bar} className={styles.bar} data-tone={message === '' ? undefined : tone}>
      <div className={styles.row}>
        <div>{aside}</div>
        {children}
      </div>
      <StatusLine tone={tone} more={more}>
        {message}
      </StatusLine>
    </div>
  )
}

/** Where the keyboard of a phone lies over the page instead of making it shorter; one bar is on a page. */
function stayAboveKeyboard(bar: RefObject<HTMLElement | null>) {
  const viewport = window.visualViewport
  if (!viewport) return
  // A page that is zoomed in is not covered.
  viewport.onresize = viewport.onscroll = () =>
    bar.current?.style.setProperty(
      '--ws-covered',
      `${viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop}px`,
    )
}
