import { Text } from '@chakra-ui/react'
import { counted } from '../../shell/counted'
import { QuestionDialog } from '../../shell/QuestionDialog'

interface MakeCardsDialogProps {
  isOpen: boolean
  count: number
  /** Whom they are for, where that is not all of a list. */
  names?: string
  /** Who was chosen, too, and gets none. */
  left?: string
  isMaking: boolean
  onClose(): void
  onMake(): void
}

export const MakeCardsDialog = ({
  isOpen,
  count,
  names,
  left,
  isMaking,
  onClose,
  onMake,
}: MakeCardsDialogProps) => (
  <QuestionDialog
    title="Make new login cards?"
    isOpen={isOpen}
    onClose={onClose}
    yes="Make new cards"
    isDoing={isMaking}
    onConfirm={onMake}
  >
    <Text>
      {counted(count, 'student')} will get a new password. Their old passwords and cards stop working at once,
      and who is signed in is signed out.
    </Text>
    {names && (
      <Text mt={3} fontWeight="600" overflowWrap="anywhere">
        {names}
      </Text>
    )}
    {left && (
      <Text mt={3} color="fg.muted" overflowWrap="anywhere">
        No card for {left}: only students who have not ended get one, from those who may set their password.
      </Text>
    )}
  </QuestionDialog>
)
