import { Text } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { CheckField } from '../forms/CheckField'
import { FormDialog } from '../forms/FormDialog'
import type { DraftTarget } from './beginDraft'
import { useBeginning } from './useBeginning'

interface ChangeDialogProps {
  /** As in the files. */
  problemId: string
  begin(target: DraftTarget): Promise<unknown>
  onClose(): void
}

/** Begins a draft of a problem that was looked at elsewhere. */
export function ChangeDialog({ problemId, begin, onClose }: ChangeDialogProps) {
  const beginning = useBeginning(begin)
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    beginning.start({ problemId, isRemoval: new FormData(event.currentTarget).has('isRemoval') })
  }
  return (
    <FormDialog
      title={`Change ${problemId}`}
      isOpen
      save={beginning}
      saveLabel="Begin"
      onSubmit={send}
      onClose={onClose}
    >
      <Text>
        A draft begins with the problem as it is. Students get what they have until it is published.
      </Text>
      <CheckField name="isRemoval">Take this problem out</CheckField>
    </FormDialog>
  )
}
