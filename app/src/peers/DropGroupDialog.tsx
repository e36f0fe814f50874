import { useNavigate } from 'react-router-dom'
import { QuestionDialog } from '../shell/QuestionDialog'
import { usePeerMembership } from './peerQueries'

interface DropGroupDialogProps {
  userId: string
  isOpen: boolean
  onClose(): void
}

/** PEER-09: out of the group, and home. */
export function DropGroupDialog({ userId, isOpen, onClose }: DropGroupDialogProps) {
  const membership = usePeerMembership(userId)
  const navigate = useNavigate()
  return (
    <QuestionDialog
      title="Drop your peer group?"
      isOpen={isOpen}
      onClose={onClose}
      no="Stay"
      yes="Drop group"
      isDoing={membership.isPending}
      onConfirm={() => membership.mutate(true, { onSuccess: () => void navigate('/home') })}
    >
      <p>Nobody in the group will see you any more, and you will not see them. You can join again later.</p>
      {membership.isError && <p role="alert">{membership.error.message}</p>}
    </QuestionDialog>
  )
}
