import { useMutation } from '@tanstack/react-query'
import { type AssignmentItem, SHOWN_REFUSALS } from '@wordstride/api'
import { Button, Dialog, LaterGuide } from '@wordstride/ui'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
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

/** Asks for extra work after the week's assignment is complete (ASG-06, SES-23). */
export function ExtraWorkDialog({ userId, isOpen, onCreated, onClose }: ExtraWorkDialogProps) {
  const creation = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('createExtraAssignment', { userId })).extraAssignment,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: assignmentKeys.nextTask }),
  })

  function close() {
    // What is being created is what comes next.
    if (creation.isPending) return
    creation.reset()
    onClose()
  }

  return (
    <Dialog
      title={creation.isError ? 'Error' : 'Extra assignments'}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          {!creation.isError && (
            <Button variant="secondary" disabled={creation.isPending} onClick={close}>
              No
            </Button>
          )}
          {/* One button, which keeps the focus. */}
          <Button
            isLoading={creation.isPending}
            onClick={creation.isError ? close : () => creation.mutate(undefined, { onSuccess: onCreated })}
          >
            {creation.isError ? 'OK' : 'Yes'}
          </Button>
        </>
      }
    >
      {creation.isError ? (
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
