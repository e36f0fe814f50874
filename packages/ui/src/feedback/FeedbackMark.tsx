import type { ItemFeedback } from '@wordstride/core'
import { CheckIcon, CrossIcon } from '../actions/icons'
import styles from './FeedbackMark.module.css'

const WORDS = { correct: 'Correct', incorrect: 'Not correct' } as const

export interface FeedbackMarkProps {
  mark: ItemFeedback['mark'] | undefined
  /** That of `useMarkId`, where it stands beside its control and not in its label. */
  id?: string | undefined
}

/** A badge on the corner of what is around it: an icon to see and a word to hear. Nothing for an item that is only explained. */
export function FeedbackMark({ mark, id }: FeedbackMarkProps) {
  if (!mark || mark === 'neutral') return null
  return (
    <span id={id} className={`${styles.mark} ${styles[mark]}`} data-mark={mark}>
      {mark === 'correct' ? <CheckIcon /> : <CrossIcon />}
      <span className="ws-visually-hidden">{WORDS[mark]}</span>
    </span>
  )
}
