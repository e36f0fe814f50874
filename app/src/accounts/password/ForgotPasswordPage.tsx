import { Button, buttonClass, StatusLine, TextField } from '@wordstride/ui'
import { type FormEvent, startTransition, useActionState } from 'react'
import { Link } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { CardPage, cardForm } from '../card/CardPage'
import { LOGIN_MESSAGES } from '../loginMessage'

type Outcome = { isAsked: boolean; fault: string | null }

/** /forgotPassword: the same words for every name, so that nobody learns who has an account. */
export function ForgotPasswordPage() {
  async function submit(_previous: Outcome, form: FormData): Promise<Outcome> {
    const username = String(form.get('username')).trim()
    if (username === '') return { isAsked: false, fault: 'Please type your user name.' }
    try {
      await apiClient.call('requestPasswordLink', { username })
      return { isAsked: true, fault: null }
    } catch {
      return { isAsked: false, fault: LOGIN_MESSAGES.failed }
    }
  }
  const [{ isAsked, fault }, send, isSending] = useActionState(submit, { isAsked: false, fault: null })

  function sendForm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    startTransition(() => send(form))
  }

  const toSignIn = (
    <Link
      to="/login"
      className={buttonClass({ variant: isAsked ? 'primary' : 'quiet', size: isAsked ? 'large' : undefined })}
    >
      Back to the sign-in
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
          <StatusLine tone="neutral">
            No mail? Ask your teacher, who can give you a new password, too.
          </StatusLine>
          {toSignIn}
        </div>
      </CardPage>
    )
  return (
    <CardPage
      documentTitle="Forgot your password?"
      title="Forgot your password?"
      lead="Type your user name. We send a link for a new one to the e-mail address of the account."
    >
      <form className={cardForm} onSubmit={sendForm} noValidate>
        <TextField label="Username" autoComplete="username" autoCapitalize="none" name="username" />
        <Button type="submit" size="large" isLoading={isSending}>
          Send the link
        </Button>
        {toSignIn}
        <StatusLine tone="error">{isSending ? null : fault}</StatusLine>
      </form>
    </CardPage>
  )
}
