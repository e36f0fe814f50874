import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Spinner } from '../feedback/Spinner'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'medium' | 'large'
  /** Shows a spinner; the button stays in focus and does nothing. */
  isLoading?: boolean
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant = 'primary',
  size = 'medium',
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={[styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ')}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  )
}
