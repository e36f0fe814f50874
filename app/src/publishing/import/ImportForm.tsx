import { Grid, Text } from '@chakra-ui/react'
import type { CallInput, ImportPool } from '@wordstride/api'
import { Button, StatusLine } from '@wordstride/ui'
import { type FormEvent, useState } from 'react'
import { Choice, FormField } from '../../forms/FormFields'
import { counted } from '../../shell/counted'
import { Sheet } from '../../shell/Sheet'
import { SkillFields, useSkillOptions } from '../SkillFields'

type ImportPlace = Pick<CallInput<'importDrafts'>, 'skillId' | 'pool' | 'level'>

interface ImportFormProps {
  /** Questions that are chosen. */
  count: number
  isPending: boolean
  error: Error | null
  onImport(place: ImportPlace): void
}

const POOLS: readonly (readonly [ImportPool, string])[] = [
  ['E', 'Exercises'],
  ['AE', 'Assisted exercises'],
  ['P', 'Proficiency problems'],
  ['A', 'Afficiency problems'],
]

const LEVELS = ['1', '2', '3', '4'].map((level) => [level, `Level ${level}`] as const)

/** Where the chosen questions belong. */
export function ImportForm({ count, isPending, error, onImport }: ImportFormProps) {
  const options = useSkillOptions(true)
  const [pool, setPool] = useState<ImportPool>('E')

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const level = pool === 'P' ? Number(form.get('level')) : null
    onImport({ skillId: String(form.get('skillId')), pool, level })
  }

  return (
    <Sheet title="3. Choose where they belong">
      <form onSubmit={send}>
        <Grid gap={4} templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <SkillFields options={options} />
          <FormField label="Phase" isRequired>
            <Choice
              name="pool"
              value={pool}
              options={POOLS}
              onChange={(event) => setPool(event.target.value as ImportPool)}
            />
          </FormField>
          {pool === 'P' && (
            <FormField label="Level" isRequired>
              <Choice name="level" empty="choose…" options={LEVELS} />
            </FormField>
          )}
        </Grid>
        <Text color="fg.muted" fontSize="0.9375rem" my={4}>
          Each becomes a draft with a new id. Hints and explanations that the file does not have stand there
          as placeholders: write your own before you send a draft to review.
        </Text>
        <Button type="submit" disabled={count === 0} isLoading={isPending}>
          {count === 0 ? 'Make drafts' : `Make ${counted(count, 'draft')}`}
        </Button>
        <StatusLine tone="error">{error?.message ?? null}</StatusLine>
      </form>
    </Sheet>
  )
}
