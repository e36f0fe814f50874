import { SHOWN_REFUSALS } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'

/** Why afficiency is still closed (ERR-31). */
export function AfficiencyNotice({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog
      title="Afficiency Session Notice"
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>OK</Button>}
    >
      <p>{SHOWN_REFUSALS.not_all_proficient}</p>
    </Dialog>
  )
}
