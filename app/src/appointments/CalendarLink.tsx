import { useMutation } from '@tanstack/react-query'
import { Button, Dialog } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import styles from './AppointmentsPanel.module.css'

/** The secret address that a calendar program subscribes to. */
export function CalendarLink({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const renew = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('renewCalendarFeed', { userId })).address,
    onSuccess() {
      end.reset()
    },
  })
  const end = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('endCalendarFeed', { userId })),
    onSuccess: () => renew.reset(),
  })
  const hasFailed = renew.isError || end.isError
  const close = () => {
    setOpen(false)
    renew.reset()
    end.reset()
  }
  return (
    <div className={styles.more}>
      <Button size="compact" variant="quiet" className="ws-line-start" onClick={() => setOpen(true)}>
        Add to my calendar
      </Button>
      <Dialog
        title="Add to my calendar"
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" isLoading={end.isPending} onClick={() => end.mutate()}>
              End my link
            </Button>
            <Button isLoading={renew.isPending} onClick={() => renew.mutate()}>
              Make a new link
            </Button>
          </>
        }
      >
        <p>
          A calendar program can show your appointments by a secret link. Whoever has it sees them, so keep it
          to yourself. A new link ends the one before.
        </p>
        <div aria-live="polite">
          {renew.data !== undefined && <code className={styles.address}>{renew.data}</code>}
          {end.isSuccess && renew.data === undefined && <p>There is no link any more.</p>}
          {hasFailed && <p>That did not work. Please try again.</p>}
        </div>
      </Dialog>
    </div>
  )
}
