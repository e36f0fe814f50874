import { useMutation } from '@tanstack/react-query'
import { Button, buttonClass, StatusLine, takeLostFocus } from '@wordstride/ui'
import { Link, useParams } from 'react-router-dom'
import { CardPage, cardForm } from '../accounts/card/CardPage'
import { LOGIN_MESSAGES } from '../accounts/loginMessage'
import { apiClient } from '../api/apiClient'
import { messageFor } from '../api/failures'
import { unwrap } from '../api/unwrap'

/** /unsubscribe/{mail}: a button says it, because programs that look for harmful links open every address of a mail. */
export function UnsubscribePage() {
  const { mailId = '' } = useParams()
  const refuse = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('unsubscribe', { mailId })),
  })
  if (refuse.isSuccess)
    return (
      <CardPage
        documentTitle="No more mails"
        title="You get no more of these mails"
        lead="Mails about your own account, such as a link for a new password, still reach you."
      >
        <div className={cardForm}>
          <Link ref={takeLostFocus} to="/login" className={buttonClass({ variant: 'secondary' })}>
            To the login
          </Link>
        </div>
      </CardPage>
    )
  return (
    <CardPage
      documentTitle="No more mails"
      title="No more mails?"
      lead="Wordstride then sends no more mails of this kind to the address that got this link."
    >
      <div className={cardForm}>
        <Button size="large" isLoading={refuse.isPending} onClick={() => refuse.mutate()}>
          No more mails
        </Button>
        <StatusLine tone="error">
          {refuse.error && messageFor(refuse.error, LOGIN_MESSAGES.failed)}
        </StatusLine>
      </div>
    </CardPage>
  )
}
