import { Button, buttonClass, StatusLine } from '@wordstride/ui'
import { startTransition, useActionState, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CardPage, cardForm } from '../card/CardPage'
import { LOGIN_MESSAGES } from '../loginMessage'
import { signInByLink } from '../signIn'
import { takeLinkSecret } from './linkSecret'

/** /card: what the code on a login card opens. A button uses the link up, so that a preview of it does not. */
export function LinkSignInPage() {
  const navigate = useNavigate()
  const [secret] = useState(takeLinkSecret)

  async function open(): Promise<string | null> {
    try {
      const outcome = await signInByLink(secret)
      if ('message' in outcome) return outcome.message
      await navigate(outcome.target, { replace: true })
      return null
    } catch {
      return LOGIN_MESSAGES.failed
    }
  }
  const [message, send, isSending] = useActionState(open, null)
  const problem = secret === '' ? 'This page opens with the code of a login card.' : message

  return (
    <CardPage
      documentTitle="Sign in"
      title="Ready to begin?"
      lead="Your card opens Wordstride once. After that, sign in with your name and password."
    >
      <div className={cardForm}>
        {problem === null ? (
          <Button size="large" isLoading={isSending} onClick={() => startTransition(() => send())}>
            Let me in
          </Button>
        ) : (
          <Link to="/login" className={buttonClass({ size: 'large' })}>
            To the sign-in
          </Link>
        )}
        <StatusLine tone="error">{isSending ? null : problem}</StatusLine>
      </div>
    </CardPage>
  )
}
