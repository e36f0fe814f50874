import { SESSION_MESSAGES } from '@wordstride/learning'
import { Button, Dialog } from '@wordstride/ui'

/** SES-22, ERR-19: there is only an OK button. */
export function NoNextSkill({ isOpen, onOk }: { isOpen: boolean; onOk(): void }) {
  return (
    <Dialog
      title="No next skill"
      isOpen={isOpen}
      onClose={onOk}
      hasCloseIcon={false}
      actions={<Button onClick={onOk}>OK</Button>}
    >
      <p>{SESSION_MESSAGES.noNextSkill}</p>
    </Dialog>
  )
}
