import { useQuery } from '@tanstack/react-query'
import { type CallResult, isLearner, SHORTEST_PASSWORD } from '@wordstride/api'
import { Button, buttonClass, Spinner, StatusLine } from '@wordstride/ui'
import { Link, useNavigate } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { CardPage, cardForm } from '../card/CardPage'
import { ShownPassword } from '../card/ShownPassword'
import { useCardForm } from '../card/useCardForm'
import { LOGIN_MESSAGES } from '../loginMessage'
import { signIn } from '../signIn'
import { useLinkSecret } from './linkSecret'

type Owner = Extract<CallResult<'readPasswordLink'>, { isSuccess: true }>

/** /setPassword: what a one-time link opens. */
export function SetPasswordPage() {
  const secret = useLinkSecret()
  const link = useQuery({
    queryKey: ['accounts', 'password-link', secret],
    queryFn: () => apiClient.call('readPasswordLink', { secret }),
    enabled: secret !== '',
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (secret === '') return <DeadLink reason="This page opens with the link that you were given." />
  if (link.isError) return <DeadLink reason={LOGIN_MESSAGES.failed} />
  if (link.data === undefined)
    return (
      <CardPage documentTitle="Set a password" title="One moment" lead="Your link is being looked at.">
        <Spinner />
      </CardPage>
    )
  if (!link.data.isSuccess) return <DeadLink reason={link.data.message} />
  return <PasswordForm key={secret} secret={secret} owner={link.data} />
}

const DeadLink = ({ reason }: { reason: string }) => (
  <CardPage documentTitle="Set a password" title="This link does not open" lead={reason}>
    <p className={cardForm}>
      <Link to="/login" className={buttonClass({ size: 'large' })}>
        To the login
      </Link>
    </p>
  </CardPage>
)

function PasswordForm({ secret, owner }: { secret: string; owner: Owner }) {
  const navigate = useNavigate()
  const shortest = isLearner(owner.role) ? SHORTEST_PASSWORD.learner : SHORTEST_PASSWORD.staff

  async function submit(form: FormData): Promise<string | null> {
    const newPassword = String(form.get('password'))
    if (newPassword === '') return 'Please choose a password.'
    if (newPassword !== String(form.get('again'))) return 'The two passwords differ.'
    let isSet = false
    try {
      const reply = await apiClient.call('setPasswordByLink', { secret, newPassword })
      if (!reply.isSuccess) return reply.message
      isSet = true
      const outcome = await signIn(reply.userName, newPassword)
      if (outcome === 'code_needed') {
        await navigate('/login', { replace: true })
        return null
      }
      if ('message' in outcome) return `Your password is set. ${outcome.message}`
      await navigate(outcome.target, { replace: true })
      return null
    } catch {
      return isSet ? 'Your password is set. Please sign in with it.' : LOGIN_MESSAGES.failed
    }
  }
  const { message, isSending, onSubmit } = useCardForm(submit)

  return (
    <CardPage
      documentTitle="Set a password"
      title={`Hello, ${owner.firstName || owner.userName}!`}
      lead={`Choose a password of at least ${shortest} characters. Your username is ${owner.userName}.`}
    >
      <form className={cardForm} onSubmit={onSubmit} noValidate>
        <input type="text" name="username" autoComplete="username" value={owner.userName} readOnly hidden />
        <ShownPassword label="New password" autoComplete="new-password" name="password" />
        <ShownPassword label="The same again" autoComplete="new-password" name="again" />
        <Button type="submit" size="large" isLoading={isSending}>
          Set the password
        </Button>
        <StatusLine tone="error">{message}</StatusLine>
      </form>
    </CardPage>
  )
}
