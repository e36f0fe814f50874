import { Text } from '@chakra-ui/react'
import { QuestionDialog } from '../shell/QuestionDialog'

interface NewPasswordDialogProps {
  /** Whose; null while nobody is asked about. */
  name: string | null
  isMaking: boolean
  onClose(): void
  onMake(): void
}

/** Before the old password ends: a slip would sign somebody out in the middle of a lesson. */
export const NewPasswordDialog = ({ name, isMaking, onClose, onMake }: NewPasswordDialogProps) => (
  <QuestionDialog
    title="Make a new password?"
    isOpen={name !== null}
    onClose={onClose}
    yes="Make a new one"
    isDoing={isMaking}
    onConfirm={onMake}
  >
    <Text>The old password of {name} stops working at once, and who is signed in with it is signed out.</Text>
  </QuestionDialog>
)
