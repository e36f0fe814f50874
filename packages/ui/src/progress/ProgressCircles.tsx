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

/** More than these do not fit: the strip scrolls, and shows whole circles all the same. */
const MOST_IN_SIGHT = 11

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
  const inSight = Math.min(circles.length, MOST_IN_SIGHT)
  const pitch = Math.floor(width / Math.max(1, inSight))
  // A strip that scrolls (C-07) does so by keyboard too; the current circle stays in its middle.
  const isLong = circles.length > inSight
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = Math.max(0, current - (inSight >> 1)) * pitch
  }, [current, inSight, pitch])
  return (
    <ol
      ref={strip}
      className={styles.strip}
      style={{ width: `${width}px`, '--pitch': `${pitch}px` } as React.CSSProperties}
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
