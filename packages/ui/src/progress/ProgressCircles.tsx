import { useEffect, useRef } from 'react'
import { CheckIcon } from '../actions/icons'
import styles from './ProgressCircles.module.css'

export type CircleState = 'empty' | 'current' | 'first_time' | 'later' | 'submitted'

const WORDS: Record<CircleState, string> = {
  empty: 'not begun',
  current: 'now',
  first_time: 'correct at the first try',
  later: 'correct after another try or a hint',
  submitted: 'answered',
}

/** As wide as the styles make a circle and its gap. */
const CIRCLE_PIXELS = 21

export interface ProgressCirclesProps {
  circles: readonly CircleState[]
  /** Width of the strip in pixels (CONST-23). */
  width: number
  label: string
}

/** One circle per exercise (PROB-07); shape tells the state as well as colour. */
export function ProgressCircles({ circles, width, label }: ProgressCirclesProps) {
  const strip = useRef<HTMLOListElement>(null)
  const current = circles.indexOf('current')
  // A long strip scrolls (C-07); the current circle stays in its middle.
  useEffect(() => {
    const circle = strip.current?.children[current] as HTMLElement | undefined
    if (strip.current && circle)
      strip.current.scrollLeft = circle.offsetLeft - (width - circle.offsetWidth) / 2
  }, [current, width])
  // A strip that scrolls does so by keyboard too.
  const isLong = circles.length * CIRCLE_PIXELS > width
  return (
    <ol
      ref={strip}
      className={styles.strip}
      style={{ width: `${width}px` }}
      aria-label={label}
      tabIndex={isLong ? 0 : undefined}
    >
      {circles.map((state, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a circle is its position
        <li key={i} className={`${styles.circle} ${styles[state]}`}>
          {state === 'first_time' && <CheckIcon />}
          <span className="ws-visually-hidden">
            {i + 1}: {WORDS[state]}
          </span>
        </li>
      ))}
    </ol>
  )
}
