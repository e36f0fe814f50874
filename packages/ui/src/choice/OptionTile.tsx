import type { ItemFeedback, PublicOption } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import { plainText } from '../content/plainText'
import { isLettersAlone } from '../content/reading/letters'
import { useListening } from '../content/reading/ReadAloud'
import { ReadButton } from '../content/reading/ReadButton'
import { FeedbackMark } from '../feedback/FeedbackMark'
import styles from './OptionTile.module.css'

export interface OptionTileProps {
  kind: 'radio' | 'checkbox'
  name: string
  position: number
  option: PublicOption
  isChecked: boolean
  isDisabled?: boolean
  feedback: ItemFeedback | undefined
  onChange(isChecked: boolean): void
}

/** Part letters are A, B, C and so on (PROB-12); none stands beside an option that is a letter itself. */
const letter = (position: number): string => String.fromCharCode(65 + (position % 26))

/** An option as a large tile around its native input, with its mark and explanation. */
export function OptionTile({
  kind,
  name,
  position,
  option,
  isChecked,
  isDisabled = false,
  feedback,
  onChange,
}: OptionTileProps) {
  const { isEach, isGraded } = useListening()
  const isLetter = isLettersAlone(option.label)
  const isHeard = isEach && !(isGraded && isLetter)
  const calledName = isLetter ? plainText(option.label) : letter(position)
  const state = feedback && feedback.mark !== 'neutral' ? styles[feedback.mark] : ''
  return (
    <div className={styles.row} data-part="">
      <div className={styles.tileRow} data-reads="">
        <label
          className={`${styles.tile} ${state}`}
          data-checked={isChecked || undefined}
          data-disabled={isDisabled || undefined}
        >
          <input
            type={kind}
            name={name}
            value={option.id}
            checked={isChecked}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.checked)}
            className={styles.input}
          />
          <span className={styles.letter} data-kind={kind} aria-hidden="true">
            {isLetter ? '' : letter(position)}
          </span>
          <span className={styles.label} data-spoken={option.audioURL ?? ''}>
            <Markdown text={option.label} isInline />
          </span>
          <FeedbackMark mark={feedback?.mark} />
        </label>
        {(isHeard || option.audioURL) && <ReadButton label={`Listen to ${calledName}`} />}
      </div>
      {feedback?.explanation && (
        <div className={styles.explanation} data-spoken="">
          <Markdown text={feedback.explanation} />
        </div>
      )}
    </div>
  )
}
