import { Button, buttonClass, StatusLine, takeLostFocus } from '@wordstride/ui'
import { startTransition, useActionState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CardPage, cardForm } from '../card/CardPage'
import { LOGIN_MESSAGES } from '../loginMessage'
import { signInByLink } from '../signIn'
import { useLinkSecret } from './linkSecret'

/** /card: what the code on a login card opens. A button uses the link up, so that a preview of it does not. */
export function LinkSignInPage() {
  const secret = useLinkSecret()
  return <LinkCard key={secret} secret={secret} />
}

function LinkCard({ secret }: { secret: string }) {
  const navigate = useNavigate()

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
  const isBroken = message === LOGIN_MESSAGES.failed
  const refusal = secret === '' ? 'This page opens with the code of a login card.' : isBroken ? null : message

  return (
    <CardPage
      documentTitle="Login"
      title={refusal === null ? 'Ready to begin?' : 'This link does not open'}
      lead={refusal ?? 'Your card opens Wordstride once. After that, sign in with your name and password.'}
    >
      <div className={cardForm}>
        {refusal === null ? (
          <>
            <Button size="large" isLoading={isSending} onClick={() => startTransition(() => send())}>
              Let me in
            </Button>
            <StatusLine tone="error">{isSending ? null : message}</StatusLine>
          </>
        ) : (
          <Link
            ref={secret === '' ? undefined : takeLostFocus}
            to="/login"
            className={buttonClass({ size: 'large' })}
          >
            To the login
          </Link>
        )}
      </div>
    </CardPage>
  )
}
