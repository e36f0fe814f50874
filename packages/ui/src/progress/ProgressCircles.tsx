import { CheckIcon } from '../actions/icons'
import styles from './ProgressCircles.module.css'

export type CircleState = 'empty' | 'current' | 'first_time' | 'later'

const WORDS: Record<CircleState, string> = {
  empty: 'not begun',
  current: 'now',
  first_time: 'correct at the first try',
  later: 'correct after another try or a hint',
}

export interface ProgressCirclesProps {
  circles: readonly CircleState[]
  /** Width of the strip in pixels (CONST-23). */
  width: number
  label: string
}

/** One circle per exercise (PROB-07); shape tells the state as well as colour. */
export function ProgressCircles({ circles, width, label }: ProgressCirclesProps) {
  return (
    <ol className={styles.strip} style={{ width: `${width}px` }} aria-label={label}>
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
