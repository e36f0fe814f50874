import { type ReactNode, useId } from 'react'
import styles from './FieldFrame.module.css'

interface FieldFrameProps {
  label: string
  error?: string | undefined
  /** What describes the control while there is no error. */
  description?: string | undefined
  className?: string | undefined
  /** Stands at the end of the field, such as a button that shows the password. */
  trailing?: ReactNode
  children(control: ControlProps): ReactNode
}

/** What ties a control to its label and error. */
interface ControlProps {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, error below a control of a form. */
export function FieldFrame({ label, error, description, className, trailing, children }: FieldFrameProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? errorId : description,
        })}
        {trailing}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
