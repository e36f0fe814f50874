import { ApiError } from '@wordstride/api'
import { Button, StatusLine, TextField } from '@wordstride/ui'
import { type FormEvent, startTransition, useActionState, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LOGIN_MESSAGES } from '../loginMessage'
import styles from './LoginPage.module.css'
import { signIn } from './signIn'
import { Wordmark } from './Wordmark'

/** The form, and why a sign-in did not go on (AUTH-01..11). */
export function LoginPage() {
  const navigate = useNavigate()
  const [isPasswordShown, setIsPasswordShown] = useState(false)

  async function submit(_previous: string | null, form: FormData): Promise<string | null> {
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    if (username === '' || password === '') return LOGIN_MESSAGES.required
    try {
      const outcome = await signIn(username, password)
      if ('message' in outcome) return outcome.message
      await navigate(outcome.target, { replace: true })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return LOGIN_MESSAGES.failed
    }
  }
  const [message, send, isSending] = useActionState(submit, null)

  // Not as the form's action, which would empty the fields after a refusal.
  function sendForm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    startTransition(() => send(form))
  }

  return (
    <div className={styles.page}>
      <title>Sign in · Wordstride</title>
      <main className={styles.card}>
        <Wordmark />
        <h1 className={styles.title}>Welcome back!</h1>
        <p className={styles.lead}>Sign in and take your next stride.</p>
        <form className={styles.form} onSubmit={sendForm} noValidate>
          <TextField label="Username" autoComplete="username" autoCapitalize="none" name="username" />
          <TextField
            label="Password"
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            trailing={
              <Button
                variant="quiet"
                aria-pressed={isPasswordShown}
                aria-label="Show what I type"
                onClick={() => setIsPasswordShown(!isPasswordShown)}
              >
                {isPasswordShown ? 'Hide' : 'Show'}
              </Button>
            }
            name="password"
          />
          <Button type="submit" size="large" isLoading={isSending}>
            Login
          </Button>
          <StatusLine tone="error">{isSending ? null : message}</StatusLine>
        </form>
      </main>
      <footer className={styles.footer}>© {new Date().getFullYear()} Wordstride. All rights reserved.</footer>
    </div>
  )
}
