import { Text } from '@chakra-ui/react'
import { Button, Dialog } from '@wordstride/ui'

interface NewPasswordDialogProps {
  /** Whose; null while nobody is asked about. */
  name: string | null
  isMaking: boolean
  onClose(): void
  onMake(): void
}

/** Before the old password ends: a slip would sign somebody out in the middle of a lesson. */
export const NewPasswordDialog = ({ name, isMaking, onClose, onMake }: NewPasswordDialogProps) => (
  <Dialog
    title="Make a new password?"
    isOpen={name !== null}
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button isLoading={isMaking} onClick={onMake}>
          Make a new one
        </Button>
      </>
    }
  >
    <Text>The old password of {name} stops working at once, and who is signed in with it is signed out.</Text>
  </Dialog>
)
