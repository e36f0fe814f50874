import { Button, Dialog } from '@wordstride/ui'

/** SETUP-16, ERR-25; what the server says about it stands below. */
export function ErrorDialog({ message, onClose }: { message: string | null; onClose(): void }) {
  return (
    <Dialog
      title="Error"
      isOpen={message !== null}
      onClose={onClose}
      actions={<Button onClick={onClose}>OK</Button>}
    >
      <p>Account setup failed!</p>
      {message && <p>{message}</p>}
    </Dialog>
  )
}
