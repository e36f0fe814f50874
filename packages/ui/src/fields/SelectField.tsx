import type { ItemFeedback } from '@wordstride/core'
import { FeedbackMark } from '../feedback/FeedbackMark'
import styles from './SelectField.module.css'
import { useMarkId } from './useMarkId'

export interface SelectFieldProps {
  /** Spoken name, such as 'Blank 1 of 2'. */
  label: string
  /** Seen on its edge, where there are several. */
  number?: number | undefined
  options: readonly { id: string; label: string }[]
  value: string | null
  isDisabled?: boolean
  mark?: ItemFeedback['mark'] | undefined
  onChange(value: string | null): void
}

/** A dropdown inside running text; a native select works with every keyboard, phone and screen reader. */
export function SelectField({
  label,
  number,
  options,
  value,
  isDisabled = false,
  mark,
  onChange,
}: SelectFieldProps) {
  const markId = useMarkId(mark)
  return (
    <span className={styles.wrap} data-number={number}>
      <select
        aria-label={label}
        aria-describedby={markId}
        className={[styles.select, mark && styles[mark]].filter(Boolean).join(' ')}
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">choose…</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.face} aria-hidden="true">
        {options.find(({ id }) => id === value)?.label ?? 'choose…'}
      </span>
      <FeedbackMark id={markId} mark={mark} />
    </span>
  )
}
