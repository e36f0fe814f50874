import type { ComponentProps, ReactNode } from 'react'
import styles from './CheckField.module.css'

interface CheckFieldProps extends ComponentProps<'input'> {
  children: ReactNode
}

/** A box to tick beside its label, both large enough to touch. */
export const CheckField = ({ children, className, ...box }: CheckFieldProps) => (
  <label className={[styles.check, className].filter(Boolean).join(' ')}>
    <input type="checkbox" {...box} />
    <span>{children}</span>
  </label>
)
