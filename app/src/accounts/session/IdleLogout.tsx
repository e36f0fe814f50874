import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '@wordstride/learning'
import { Button, Dialog } from '@wordstride/ui'
import { useState } from 'react'
import { type EventsType, useIdleTimer } from 'react-idle-timer'
import type { SignOutReason } from '../../api/authStore'
import { outbox } from '../../outbox/outbox'
import { signOut } from '../signOut'

/** IDLE-03: signs that somebody is there. */
const SIGNS: EventsType[] = ['keydown', 'click', 'touchstart', 'touchmove', 'scroll', 'focus', 'mousemove']

/** What was answered is saved first; what is not sent in that moment stays in the outbox. */
async function saveAndSignOut(reason?: SignOutReason): Promise<void> {
  await outbox.settle()
  await signOut(reason)
}

/** IDLE-01, IDLE-02: a warning at half of the time, the end of the session at its end; all tabs count as one. */
export function IdleLogout({ userId }: { userId: string }) {
  const [isWarned, setWarned] = useState(false)
  const { activate } = useIdleTimer({
    timeout: IDLE_LIMIT_MS,
    promptBeforeIdle: IDLE_LIMIT_MS - IDLE_WARNING_MS,
    events: SIGNS,
    crossTab: true,
    syncTimers: 1_000,
    name: `wordstride-idle-${userId}`,
    onPrompt: () => setWarned(true),
    onActive: () => setWarned(false),
    onIdle: () => {
      setWarned(false)
      void saveAndSignOut('idle')
    },
  })
  return (
    <Dialog
      title="Time out"
      isOpen={isWarned}
      hasCloseIcon={false}
      onClose={() => activate()}
      actions={
        <>
          <Button variant="secondary" onClick={() => void saveAndSignOut()}>
            Logout
          </Button>
          <Button onClick={() => activate()}>Continue</Button>
        </>
      }
    >
      <p>You will be logged off in 10 mins.</p>
    </Dialog>
  )
}
