import type { User } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'
import { lightFormat } from 'date-fns'
import { useState } from 'react'
import { isExpiring } from './isExpiring'

/** Who has read it since the page was loaded. */
const reminded = new Set<string>()

/** HOME-22, ERR-14, G-22: once after the page was loaded. */
export function ExpiryReminder({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(() => !reminded.has(user.userId) && isExpiring(user, new Date()))
  const close = () => {
    reminded.add(user.userId)
    setOpen(false)
  }
  return (
    <Dialog
      title="Account Expiration Reminder"
      isOpen={isOpen}
      onClose={close}
      actions={<Button onClick={close}>OK</Button>}
    >
      <p>{`Your account will expire on ${lightFormat(user.subscription.expireTs, 'yyyy-MM-dd')}.`}</p>
    </Dialog>
  )
}
