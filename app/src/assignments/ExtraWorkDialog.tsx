import { type AssignmentItem, SHOWN_REFUSALS } from '@wordstride/api'
import { Button, Dialog, LaterGuide } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { assignmentKeys } from './assignmentQueries'
import styles from './ExtraWorkDialog.module.css'

/** Exact text, which contains that of the server (ASG-07, C-02). */
const EXTRA_WORK_FAILED = `Failed to Create Extra Assignments: ${SHOWN_REFUSALS.no_extra_work}`

export interface ExtraWorkDialogProps {
  userId: string
  isOpen: boolean
  onCreated(items: readonly AssignmentItem[]): void
  onClose(): void
}

type Progress = 'asking' | 'creating' | 'failed'

/** Asks for extra work after the week's assignment is complete (ASG-06, SES-23). */
export function ExtraWorkDialog({ userId, isOpen, onCreated, onClose }: ExtraWorkDialogProps) {
  const [progress, setProgress] = useState<Progress>('asking')

  async function create() {
    setProgress('creating')
    const reply = await apiClient.call('createExtraAssignment', { userId }).catch(() => null)
    if (!reply?.isSuccess) {
      setProgress('failed')
      return
    }
    await queryClient.invalidateQueries({ queryKey: assignmentKeys.nextTask })
    setProgress('asking')
    onCreated(reply.extraAssignment)
  }

  function close() {
    setProgress('asking')
    onClose()
  }

  return (
    <Dialog
      title={progress === 'failed' ? 'Error' : 'Extra assignments'}
      isOpen={isOpen}
      onClose={close}
      actions={
        progress === 'failed' ? (
          <Button onClick={close}>OK</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              No
            </Button>
            <Button isLoading={progress === 'creating'} onClick={() => void create()}>
              Yes
            </Button>
          </>
        )
      }
    >
      {progress === 'failed' ? (
        <p role="alert">{EXTRA_WORK_FAILED}</p>
      ) : (
        <div className={styles.done}>
          <LaterGuide pose="cheer" size={96} />
          <p>
            You have completed this week's assignments. <strong>Do you want to do extra work?</strong>
          </p>
        </div>
      )}
    </Dialog>
  )
}
