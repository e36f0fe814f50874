import { Button, Dialog } from '@wordstride/ui'

/** ERR-31. */
export function AfficiencyNotice({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog
      title="Afficiency Session Notice"
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>OK</Button>}
    >
      <p>All Skills must reach the Proficiency Level before you begin the Afficiency Session.</p>
    </Dialog>
  )
}
