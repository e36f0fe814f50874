import { Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { RenderingOption } from '@wordstride/api'
import type { FormEvent } from 'react'
import { FormDialog } from '../people/FormDialog'
import { FormField, TextInput } from '../people/FormFields'
import { SkillFields, useSkillOptions } from './SkillFields'

/** Where a problem belongs. */
export interface Place {
  skill: RenderingOption
  /** In the skill, such as 'E9'. */
  id: string
  isRemoval: boolean
}

interface PlaceDialogProps {
  title: string
  isOpen: boolean
  /** Whether a problem can be taken out here. */
  mayRemove?: boolean
  begin(place: Place): Promise<unknown>
  onClose(): void
}

/** Asks where a new draft belongs. */
export function PlaceDialog({ title, isOpen, mayRemove = false, begin, onClose }: PlaceDialogProps) {
  const options = useSkillOptions(isOpen)
  const start = useMutation({ mutationFn: begin })
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const skill = options.skills.find(({ skillId }) => skillId === form.get('skillId'))
    const id = String(form.get('id') ?? '').trim()
    if (skill && id !== '') start.mutate({ skill, id, isRemoval: form.get('isRemoval') !== null })
  }

  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      save={{ isPending: start.isPending, error: start.error ?? options.error }}
      saveLabel="Begin"
      onSubmit={send}
      onClose={onClose}
    >
      <SkillFields options={options} isFirst />
      <FormField
        label="Id in the skill"
        isRequired
        help="E and a number for an exercise, AE for an assisted one, P for proficiency, A for afficiency. An id that is there already changes that problem."
      >
        <TextInput name="id" placeholder="E20" autoComplete="off" pattern="(E|AE|P|A)[1-9][0-9]{0,2}" />
      </FormField>
      {mayRemove && (
        <Flex as="label" gap={3} align="center" minH="target">
          <input type="checkbox" name="isRemoval" />
          Take this problem out
        </Flex>
      )}
    </FormDialog>
  )
}
