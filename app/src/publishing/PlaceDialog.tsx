import { type FormEvent, useState } from 'react'
import { CheckField } from '../forms/CheckField'
import { FormDialog } from '../forms/FormDialog'
import { Choice, FormField, SCHOOL_GRADES, TextInput } from '../forms/FormFields'
import type { DraftTarget } from './beginDraft'
import { PLACE_KINDS, type PlaceKindName, problemIdIn } from './placeKinds'
import { SkillFields, useSkillOptions } from './SkillFields'
import { useBeginning } from './useBeginning'

const KIND_NAMES = Object.keys(PLACE_KINDS) as PlaceKindName[]

interface PlaceDialogProps {
  title: string
  isOpen: boolean
  /** Whether a problem can be taken out here. */
  mayRemove?: boolean
  begin(target: DraftTarget): Promise<unknown>
  onClose(): void
}

/** Asks where a new draft belongs. */
export function PlaceDialog({ title, isOpen, mayRemove = false, begin, onClose }: PlaceDialogProps) {
  const [kindName, setKind] = useState<PlaceKindName>('skill')
  const kind = PLACE_KINDS[kindName]
  const options = useSkillOptions(isOpen, kind.skills?.section)
  const beginning = useBeginning(begin)
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    beginning.start({ problemId: problemIdIn(form), isRemoval: form.has('isRemoval') })
  }

  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      save={{ isPending: beginning.isPending, error: beginning.error }}
      saveLabel="Begin"
      onSubmit={send}
      onClose={() => {
        beginning.reset()
        onClose()
      }}
    >
      <FormField label="Problem of">
        <Choice
          value={kindName}
          options={KIND_NAMES.map((name) => [name, PLACE_KINDS[name].name])}
          onChange={(event) => setKind(event.target.value as PlaceKindName)}
        />
      </FormField>
      {kind.skills ? (
        <SkillFields key={kindName} options={options} label={kind.skills.label} />
      ) : (
        <TopicFields />
      )}
      <FormField key={`id ${kindName}`} label={kind.id.label} isRequired help={kind.id.help}>
        <TextInput name="id" placeholder={kind.id.placeholder} autoComplete="off" pattern={kind.id.pattern} />
      </FormField>
      {mayRemove && <CheckField name="isRemoval">Take this problem out</CheckField>}
    </FormDialog>
  )
}

const TopicFields = () => (
  <>
    <FormField label="Grade" isRequired>
      <Choice name="grade" empty="choose…" options={SCHOOL_GRADES} />
    </FormField>
    <FormField
      label="Topic"
      isRequired
      help="What is tested, in small letters, such as past-tense or detail."
    >
      <TextInput name="topic" placeholder="past-tense" autoComplete="off" pattern="[a-z][a-z\-]*" />
    </FormField>
  </>
)
