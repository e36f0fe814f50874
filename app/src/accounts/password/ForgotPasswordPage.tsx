import { Button, buttonClass, StatusLine, TextField, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { CardPage, cardForm } from '../card/CardPage'
import { useCardForm } from '../card/useCardForm'
import { LOGIN_MESSAGES } from '../loginMessage'

/** /forgotPassword: the same words for every name, so that nobody learns who has an account. */
export function ForgotPasswordPage() {
  const [isAsked, setIsAsked] = useState(false)

  async function submit(form: FormData): Promise<string | null> {
    const username = String(form.get('username')).trim()
    if (username === '') return 'Please type your username.'
    try {
      await apiClient.call('requestPasswordLink', { username })
      setIsAsked(true)
      return null
    } catch {
      return LOGIN_MESSAGES.failed
    }
  }
  const { message, isSending, onSubmit } = useCardForm(submit)

  const toSignIn = (
    <Link
      // The form that was sent has gone.
      ref={isAsked ? takeLostFocus : undefined}
      to="/login"
      className={buttonClass({ variant: isAsked ? 'primary' : 'quiet', size: isAsked ? 'large' : undefined })}
    >
      Back to the login
    </Link>
  )
  if (isAsked)
    return (
      <CardPage
        documentTitle="Forgot your password?"
        title="Look into your mail"
        lead="If this account has an e-mail address, a link for a new password is on its way. It works once, for two days."
      >
        <div className={cardForm}>
          <p>No mail? Ask your teacher, who can give you a new password, too.</p>
          {toSignIn}
        </div>
      </CardPage>
    )
  return (
    <CardPage
      documentTitle="Forgot your password?"
      title="Forgot your password?"
      lead="Type your username. We send a link for a new one to the e-mail address of the account."
    >
      <form className={cardForm} onSubmit={onSubmit} noValidate>
        <TextField label="Username" autoComplete="username" autoCapitalize="none" name="username" />
        <Button type="submit" size="large" isLoading={isSending}>
          Send the link
        </Button>
        {toSignIn}
        <StatusLine tone="error">{message}</StatusLine>
      </form>
    </CardPage>
  )
}
