import { useMutation, useQuery } from '@tanstack/react-query'
import type { SignIn } from '@wordstride/api'
import { Button, Skeleton, StatusLine } from '@wordstride/ui'
import { useRef, useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { unwrap } from '../../api/unwrap'
import { LoadFailure } from '../../shell/LoadFailure'
import { QuestionDialog } from '../../shell/QuestionDialog'
import { Sheet } from '../../shell/Sheet'
import { SignInRow } from './SignInRow'
import styles from './SignInsSheet.module.css'
import { signInsQuery } from './signInsQuery'
import { deviceName } from './signInWords'

/** Where the user is signed in; each of the others can be signed out from here. */
export function SignInsSheet() {
  const query = useQuery(signInsQuery)
  const [asked, setAsked] = useState<SignIn | 'others' | null>(null)
  const said = useRef<HTMLDivElement>(null)
  const end = useMutation({
    mutationFn: async (signInId: string | null) => unwrap(await apiClient.call('endSignIns', { signInId })),
    async onSettled() {
      setAsked(null)
      await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey })
      // The button that was pressed may be gone with its row.
      said.current?.focus()
    },
  })
  const signIns = query.data ?? []
  const others = signIns.filter(({ isHere }) => !isHere)

  return (
    <Sheet title="Where you are signed in" aria-busy={query.isPending}>
      {query.isPending && <Skeleton height="6rem" />}
      {query.isError && <LoadFailure what="The list" onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <ul className={styles.list}>
          {signIns.map((signIn) => (
            <SignInRow key={signIn.signInId} signIn={signIn} onEnd={() => setAsked(signIn)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Button variant="secondary" className={styles.all} onClick={() => setAsked('others')}>
          Sign out everywhere else
        </Button>
      )}
      <div ref={said} tabIndex={-1} className={styles.said}>
        <StatusLine tone={end.isError ? 'error' : 'neutral'}>
          {end.error?.message ?? (end.isSuccess ? endedText(end.data.ended) : null)}
        </StatusLine>
      </div>
      <QuestionDialog
        title={asked === 'others' ? 'Sign out everywhere else?' : 'Sign out there?'}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        yes="Sign out"
        isDoing={end.isPending}
        onConfirm={() => end.mutate(asked === 'others' || asked === null ? null : asked.signInId)}
      >
        <p>
          {asked === 'others'
            ? 'All devices but this one are asked for your password again.'
            : asked !== null && `${deviceName(asked)} is asked for your password again.`}
        </p>
      </QuestionDialog>
    </Sheet>
  )
}

const endedText = (ended: number): string =>
  ended === 1 ? 'One device is signed out.' : `${ended} devices are signed out.`
