import type { ItemFeedback } from '@wordstride/core'
import { FeedbackMark, useMarkId } from '@wordstride/ui'
import styles from './GapInput.module.css'
import type { PublicGap } from './schema'

interface GapInputProps {
  gap: PublicGap
  /** Spoken name, such as 'Blank 1 of 2'. */
  label: string
  /** Seen on its edge, where there are several. */
  number?: number | undefined
  value: string
  mark: ItemFeedback['mark'] | undefined
  isLocked: boolean
  onFocus(): void
  onChange(typed: string): void
}

/** A field inside running text, which neither corrects nor completes what is typed. */
export function GapInput({ gap, label, number, value, mark, isLocked, onFocus, onChange }: GapInputProps) {
  const markId = useMarkId(mark)
  return (
    <span className={styles.wrap} data-number={number}>
      <input
        aria-label={label}
        aria-describedby={markId}
        className={[styles.input, styles[gap.width], mark && styles[mark]].filter(Boolean).join(' ')}
        value={value}
        maxLength={200}
        readOnly={isLocked}
        inputMode={gap.kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      <FeedbackMark id={markId} mark={mark} />
    </span>
  )
}
