import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, StatusLine, takeLostFocus } from '@wordstride/ui'
import { lazy, Suspense, useState } from 'react'
import { userQuery } from '../../accounts/accountQueries'
import { queryClient } from '../../api/queryClient'
import { shownDay } from '../../panels/shownDates'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { Sheet } from '../../shell/Sheet'
import { EndDialog } from './EndDialog'
import styles from './SecondFactorSheet.module.css'
import { secondFactorQuery } from './secondFactorQuery'

/** With what draws its QR code. */
const SetUpDialog = lazy(async () => ({ default: (await import('./SetUpDialog')).SetUpDialog }))

/** For staff: whether a code is asked for after the password. */
export function SecondFactorSheet() {
  const query = useQuery(secondFactorQuery)
  const [open, setOpen] = useState<'set up' | 'end' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const { data } = query

  function close(news: string | null): void {
    setOpen(null)
    setSaid(news)
    // Setting up and ending sign the other devices out, which the page lists; of what failed the server may have done
    // more than its reply told.
    void queryClient.invalidateQueries({ queryKey: ['settings'] })
    // What the school asked for opens the other pages.
    void queryClient.invalidateQueries(userQuery)
  }

  return (
    <Sheet title="Second step of the sign-in" aria-busy={query.isPending}>
      {query.isPending && <Skeleton height="6rem" />}
      {query.isError && <LoadFailure what="Your second step" onRetry={() => void query.refetch()} />}
      {data && (
        <>
          <p>
            {data.setUpAt === null
              ? 'Off: your password alone opens your account. With it on, a code of an app on your phone is asked for, too.'
              : `On since ${shownDay(data.setUpAt)}, with ${counted(data.spareCodesLeft, 'spare code')} left.`}
          </p>
          {data.isNeeded && (
            <p className={styles.needed}>
              {data.setUpAt === null
                ? 'Your school asks for it: please set it up before you go on.'
                : 'Your school asks for it.'}
            </p>
          )}
          <div className={styles.actions}>
            <Button
              // Turn off, which was pressed, goes with what it does.
              ref={said !== null && data.setUpAt === null ? takeLostFocus : null}
              variant={data.setUpAt === null ? 'primary' : 'secondary'}
              onClick={() => setOpen('set up')}
            >
              {data.setUpAt === null ? 'Set up' : 'Set up again'}
            </Button>
            {data.setUpAt !== null && !data.isNeeded && (
              <Button variant="secondary" onClick={() => setOpen('end')}>
                Turn off
              </Button>
            )}
          </div>
        </>
      )}
      <StatusLine tone="neutral">{said}</StatusLine>
      {open === 'set up' && (
        <Suspense>
          <SetUpDialog hasOne={data?.setUpAt !== null} onClose={close} />
        </Suspense>
      )}
      {open === 'end' && <EndDialog onClose={close} />}
    </Sheet>
  )
}
