import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react'
import styles from './TextField.module.css'

export interface ChoiceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  error?: string | undefined
  ref?: Ref<HTMLSelectElement>
  /** Its `<option>`s. */
  children: ReactNode
}

/** One of many, in a form. */
export function ChoiceField({ label, error, children, ...rest }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
