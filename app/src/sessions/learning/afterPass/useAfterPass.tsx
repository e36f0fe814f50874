import { NoNextSkill } from '@wordstride/player'
import { Button, Dialog } from '@wordstride/ui'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/authStore'
import { ExtraWorkDialog } from '../../../assignments/ExtraWorkDialog'
import { taskLink } from '../../../assignments/taskLink'
import { closeTarget } from '../../closeTarget'
import type { ProblemsQuery } from '../../problemsQuery'
import { findNextStep, type NextStep } from './nextStep'

export interface AfterPass {
  /** Yes or Continue of a report: opens what comes next, or the dialog that says that nothing does. */
  goOn(): Promise<void>
  /** Is one of `dialogs` open? Then the report must be closed. */
  hasDialog: boolean
  /** To be drawn once on the screen. */
  dialogs: ReactNode
}

type Outcome = Exclude<NextStep['kind'], 'open'> | 'searching' | 'failed' | null

/** The way on from a passed session (ASG-08, SES-22, SES-23). */
export function useAfterPass(query: ProblemsQuery): AfterPass {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>(null)

  async function goOn() {
    if (outcome === 'searching') return
    setOutcome('searching')
    try {
      const step = await findNextStep(userId, query)
      if (step.kind === 'open') await navigate(step.to)
      setOutcome(step.kind === 'open' ? null : step.kind)
    } catch {
      setOutcome('failed')
    }
  }

  const leave = () => void navigate(closeTarget(query))
  return {
    goOn,
    hasDialog: outcome !== null && outcome !== 'searching',
    dialogs: (
      <>
        <NoNextSkill isOpen={outcome === 'no_next_skill'} onOk={leave} />
        <ExtraWorkDialog
          userId={userId}
          isOpen={outcome === 'week_done'}
          onCreated={([first]) => void navigate(first ? taskLink(first) : closeTarget(query))}
          onClose={leave}
        />
        <Dialog
          title="The next session could not be found"
          isOpen={outcome === 'failed'}
          onClose={leave}
          actions={<Button onClick={() => void goOn()}>Try again</Button>}
        >
          <p>Your answers are kept. Please try again in a moment.</p>
        </Dialog>
      </>
    ),
  }
}
