import { useMutation } from '@tanstack/react-query'
import { NoNextSkill } from '@wordstride/player'
import { Button, Dialog } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/authStore'
import { ExtraWorkDialog } from '../../../assignments/ExtraWorkDialog'
import { taskLink } from '../../../assignments/taskLink'
import { closeTarget } from '../../closeTarget'
import type { ProblemsQuery } from '../../problemsQuery'
import { findNextStep } from './nextStep'

export interface AfterPass {
  /** Yes or Continue of a report: opens what comes next, or the dialog that says that nothing does. */
  goOn(): void
  /** What comes next is looked for. */
  isSearching: boolean
  /** No of a report, also after a Yes. */
  leave(): void
  /** After a Yes that was taken back by closing the report. */
  stay(): void
  /** Is one of `dialogs` open? Then the report must be closed. */
  hasDialog: boolean
  /** To be drawn once on the screen. */
  dialogs: ReactNode
}

/** The way on from a passed session (ASG-08, SES-22, SES-23). */
export function useAfterPass(query: ProblemsQuery): AfterPass {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const navigate = useNavigate()
  const search = useMutation({ mutationFn: () => findNextStep(userId, query) })
  const { reset: stay } = search
  const found = search.data?.kind
  // Also until the page that was found is there.
  const isSearching = search.isPending || found === 'open'

  function goOn() {
    if (isSearching) return
    // Of no concern to who has left, or stays.
    search.mutate(undefined, { onSuccess: (step) => step.kind === 'open' && void navigate(step.to) })
  }

  function leave() {
    // A dialog stays until the next page is there.
    if (isSearching) stay()
    void navigate(closeTarget(query))
  }

  return {
    goOn,
    isSearching,
    leave,
    stay,
    hasDialog: search.isError || (found !== undefined && found !== 'open'),
    dialogs: (
      <>
        <NoNextSkill isOpen={found === 'no_next_skill'} onOk={leave} />
        <ExtraWorkDialog
          userId={userId}
          isOpen={found === 'week_done'}
          onCreated={([first]) => void navigate(first ? taskLink(first) : closeTarget(query))}
          onClose={leave}
        />
        <Dialog
          title="The next session could not be found"
          isOpen={search.isError}
          onClose={leave}
          actions={<Button onClick={goOn}>Try again</Button>}
        >
          <p>Your answers are kept. Please try again in a moment.</p>
        </Dialog>
      </>
    ),
  }
}
