import { Text } from '@chakra-ui/react'
import { Button, Dialog } from '@wordstride/ui'
import { students } from '../names'

interface MakeCardsDialogProps {
  isOpen: boolean
  count: number
  isMaking: boolean
  onClose(): void
  onMake(): void
}

export const MakeCardsDialog = ({ isOpen, count, isMaking, onClose, onMake }: MakeCardsDialogProps) => (
  <Dialog
    title="Make new login cards?"
    isOpen={isOpen}
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button isLoading={isMaking} onClick={onMake}>
          Make new cards
        </Button>
      </>
    }
  >
    <Text>
      {students(count)} will get a new password. Their old passwords and cards stop working at once, and who
      is signed in is signed out.
    </Text>
  </Dialog>
)
