import { Button, Dialog } from '@wordstride/ui'
import { useNavigate } from 'react-router-dom'
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
    <Dialog
      title="Drop your peer group?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Stay
          </Button>
          <Button
            isLoading={membership.isPending}
            onClick={() => membership.mutate(true, { onSuccess: () => void navigate('/home') })}
          >
            Drop group
          </Button>
        </>
      }
    >
      <p>Nobody in the group will see you any more, and you will not see them. You can join again later.</p>
      {membership.isError && <p role="alert">{membership.error.message}</p>}
    </Dialog>
  )
}
