import type { ItemFeedback } from '@wordstride/core'
import { FeedbackMark } from '../feedback/FeedbackMark'
import { useMarkId } from '../fields/useMarkId'
import styles from './PhraseButton.module.css'

export interface PhraseButtonProps {
  text: string
  isClicked: boolean
  isLocked: boolean
  mark: ItemFeedback['mark'] | undefined
  onClick(): void
}

/** A phrase of a running text that can be clicked. */
export function PhraseButton({ text, isClicked, isLocked, mark, onClick }: PhraseButtonProps) {
  const markId = useMarkId(mark)
  return (
    <span className={styles.place}>
      <button
        type="button"
        aria-pressed={isClicked}
        aria-describedby={markId}
        disabled={isLocked}
        onClick={onClick}
        className={[styles.phrase, mark && styles[mark]].filter(Boolean).join(' ')}
      >
        {text}
      </button>
      <FeedbackMark id={markId} mark={mark} />
    </span>
  )
}
