import { Button, StatusLine, TextField, takeFocus } from '@wordstride/ui'
import { useNavigate } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { CardPage, cardForm } from '../card/CardPage'
import { useCardForm } from '../card/useCardForm'
import { LOGIN_MESSAGES } from '../loginMessage'
import { finishSignIn } from '../signIn'

interface SecondStepProps {
  username: string
  password: string
  onBack(): void
}

/** After the password: a code of the app, or a spare one. */
export function SecondStep({ username, password, onBack }: SecondStepProps) {
  const navigate = useNavigate()

  async function submit(form: FormData): Promise<string | null> {
    const code = String(form.get('code')).trim()
    if (code === '') return 'Please type the code of your app.'
    try {
      const outcome = await finishSignIn(await apiClient.call('signInWithCode', { username, password, code }))
      if ('message' in outcome) return outcome.message
      await navigate(outcome.target, { replace: true })
      return null
    } catch {
      return LOGIN_MESSAGES.failed
    }
  }
  const { message, isSending, onSubmit } = useCardForm(submit)

  return (
    <CardPage
      documentTitle="Second step"
      title="One more step"
      lead="Type the six digits that your authenticator app shows now. A spare code opens, too, once."
    >
      <form className={cardForm} onSubmit={onSubmit} noValidate>
        <TextField
          ref={takeFocus}
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" size="large" isLoading={isSending}>
          Login
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <StatusLine tone="error">{message}</StatusLine>
      </form>
    </CardPage>
  )
}
