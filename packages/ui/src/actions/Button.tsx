import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Spinner } from '../loading/Spinner'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `sun` is the one thing to do next; `closed` looks disabled and says why when it is pressed. */
  variant?: 'primary' | 'sun' | 'secondary' | 'soft' | 'quiet' | 'closed' | undefined
  /** `compact` where several stand side by side on a phone, too. */
  size?: 'compact' | 'medium' | 'large' | undefined
  /** Round ends and flat; else it stands on a ledge. */
  isPill?: boolean | undefined
  className?: string | undefined
}

/** The look of a button, for links that lead on like one. */
export const buttonClass = ({
  variant = 'primary',
  size = 'medium',
  isPill = false,
  className,
}: ButtonLook): string =>
  [styles.button, styles[variant], styles[size], isPill ? styles.pill : styles.ledge, className]
    .filter(Boolean)
    .join(' ')

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonLook {
  /** Shows a spinner; the button stays in focus and does nothing. */
  isLoading?: boolean
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  isPill,
  className,
  isLoading = false,
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
      className={buttonClass({ variant, size, isPill, className })}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  )
}
