import { ApiError } from '@wordstride/api'
import { Button, StatusLine, TextField } from '@wordstride/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { LOGIN_MESSAGES } from '../auth/loginMessage'
import styles from './LoginPage.module.css'
import { signIn } from './signIn'
import { Wordmark } from './Wordmark'

interface LoginForm {
  username: string
  password: string
}

/** AUTH-01..11. */
export function LoginPage() {
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    defaultValues: { username: '', password: '' },
  })

  async function submit({ username, password }: LoginForm) {
    setMessage(null)
    if (username.trim() === '' || password === '') {
      setMessage(LOGIN_MESSAGES.required)
      return
    }
    try {
      const outcome = await signIn(username.trim(), password)
      if ('target' in outcome) await navigate(outcome.target, { replace: true })
      else setMessage(outcome.message)
    } catch (error) {
      setMessage(LOGIN_MESSAGES.failed)
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <div className={styles.page}>
      <title>Sign in · Wordstride</title>
      <main className={styles.card}>
        <Wordmark />
        <h1 className={styles.title}>Welcome back!</h1>
        <p className={styles.lead}>Sign in and take your next stride.</p>
        <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
          <TextField
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            {...register('username')}
          />
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
            {...register('password')}
          />
          <Button type="submit" size="large" isLoading={formState.isSubmitting}>
            Login
          </Button>
          <StatusLine tone="error">{message}</StatusLine>
        </form>
      </main>
      <footer className={styles.footer}>© {new Date().getFullYear()} Wordstride. All rights reserved.</footer>
    </div>
  )
}
