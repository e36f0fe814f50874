import type { ItemFeedback } from '@wordstride/core'
import { CheckIcon, CrossIcon } from '../actions/icons'
import styles from './FeedbackMark.module.css'

const WORDS = { correct: 'Correct', incorrect: 'Not correct' } as const

/** A badge on the corner of what is around it: an icon to see and a word to hear. Nothing for an item that is only explained. */
export function FeedbackMark({ mark }: { mark: ItemFeedback['mark'] | undefined }) {
  if (!mark || mark === 'neutral') return null
  return (
    <span className={`${styles.mark} ${styles[mark]}`} data-mark={mark}>
      {mark === 'correct' ? <CheckIcon /> : <CrossIcon />}
      <span className="ws-visually-hidden">{WORDS[mark]}</span>
    </span>
  )
}
