import { Button, buttonClass, StatusLine, TextField, takeLostFocus } from '@wordstride/ui'
import type { FormEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CardPage, cardForm } from '../card/CardPage'
import { ShownPassword } from '../card/ShownPassword'

interface LoginFormProps {
  /** In place of the usual words below the title. */
  lead?: ReactNode
  /** Above the form. */
  notice?: ReactNode
  /** In place of a password that is typed. */
  pictures?: ReactNode
  message: string | null
  isSending: boolean
  onSubmit?(event: FormEvent<HTMLFormElement>): void
  /** Between pictures and a password that is typed. */
  onSwitch?(): void
}

/** On a phone the keys would cover the page before it was seen. */
function beginHere(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) takeLostFocus(field)
}

/** The login page as it looks. */
export const LoginForm = ({
  lead = 'Sign in and take your next stride.',
  notice,
  pictures,
  message,
  isSending,
  onSubmit,
  onSwitch,
}: LoginFormProps) => (
  <CardPage documentTitle="Login" title="Welcome back!" lead={lead}>
    {notice}
    <form className={cardForm} onSubmit={onSubmit} noValidate>
      <TextField
        ref={beginHere}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        name="username"
      />
      {pictures || <ShownPassword label="Password" autoComplete="current-password" name="password" />}
      <StatusLine tone="error">{message}</StatusLine>
      <Button type="submit" size="large" isLoading={isSending}>
        Login
      </Button>
      <Button variant="secondary" onClick={onSwitch}>
        {pictures ? 'Type a password' : 'Use my pictures'}
      </Button>
      <Link to="/forgotPassword" className={buttonClass({ variant: 'quiet' })}>
        Forgot your password?
      </Link>
    </form>
  </CardPage>
)
