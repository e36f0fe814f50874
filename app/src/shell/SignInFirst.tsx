import type { ReactNode } from 'react'
import { LinkButton } from './LinkButton'
import styles from './SignInFirst.module.css'

/** On a public route that shows nothing without a session (C-23). */
export const SignInFirst = ({ children }: { children: ReactNode }) => (
  <div className={styles.first}>
    {typeof children === 'string' ? <p>{children}</p> : children}
    <LinkButton to="/login">Login</LinkButton>
  </div>
)
