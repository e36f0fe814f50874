import type { ItemFeedback } from '@wordstride/core'
import { CheckIcon, CrossIcon } from '../actions/icons'
import styles from './FeedbackMark.module.css'

const WORDS = { correct: 'Correct', incorrect: 'Not correct' } as const

/** Icon and word, so that a mark never rests on colour alone. Nothing for an item that is only explained. */
export function FeedbackMark({ mark }: { mark: ItemFeedback['mark'] }) {
  if (mark === 'neutral') return null
  return (
    <span className={`${styles.mark} ${styles[mark]}`}>
      {mark === 'correct' ? <CheckIcon /> : <CrossIcon />}
      {WORDS[mark]}
    </span>
  )
}
