import { Text } from '@chakra-ui/react'
import { QuestionDialog } from '../shell/QuestionDialog'

interface NewPasswordDialogProps {
  /** Whose; null while nobody is asked about. */
  name: string | null
  /** Where its owner chooses it. */
  isLink?: boolean
  isMaking: boolean
  onClose(): void
  onMake(): void
}

/** Before the old password ends: a slip would sign somebody out in the middle of a lesson. */
export const NewPasswordDialog = ({
  name,
  isLink = false,
  isMaking,
  onClose,
  onMake,
}: NewPasswordDialogProps) => (
  <QuestionDialog
    title={isLink ? 'Make a link?' : 'Make a new password?'}
    isOpen={name !== null}
    onClose={onClose}
    yes={isLink ? 'Make the link' : 'Make a new one'}
    isDoing={isMaking}
    onConfirm={onMake}
  >
    <Text>The old password of {name} stops working at once, and who is signed in with it is signed out.</Text>
  </QuestionDialog>
)
