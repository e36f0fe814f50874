import { Checkbox } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, CatalogueReward } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { EditDialog } from '../../forms/EditDialog'
import { FormField, NameInput, TextInput } from '../../forms/FormFields'
import { lookAgain } from '../../forms/lookAgain'
import { useNewId } from '../../forms/useNewId'
import { refreshRewards } from '../rewardQueries'

interface RewardDialogProps {
  edited: CatalogueReward | 'new' | null
  centerId: number
  onClose(): void
}

/** Makes or changes a reward. */
export function RewardDialog({ edited, centerId, onClose }: RewardDialogProps) {
  const before = edited === 'new' ? null : edited
  const newId = useNewId(edited)
  const save = useMutation({
    mutationFn: async (params: CallInput<'saveReward'>) => unwrap(await apiClient.call('saveReward', params)),
    ...lookAgain(refreshRewards),
  })

  function read(form: FormData): CallInput<'saveReward'> | null {
    const name = String(form.get('name')).trim()
    const price = Number(form.get('price'))
    if (name === '' || !Number.isInteger(price) || price < 1) return null
    return {
      rewardId: before?.rewardId ?? null,
      newId,
      reward: { centerId, name, price, isActive: form.get('isActive') === 'on' },
    }
  }

  return (
    <EditDialog
      title={before ? `Edit ${before.name}` : 'New reward'}
      isOpen={edited !== null}
      save={save}
      read={read}
      onClose={onClose}
    >
      <FormField label="Name of the reward" isRequired>
        <NameInput defaultValue={before?.name ?? ''} />
      </FormField>
      <FormField label="Price in tokens" help="A full week brings 10, a grade goal 50." isRequired>
        <TextInput
          name="price"
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          step={1}
          defaultValue={before?.price ?? 10}
          required
        />
      </FormField>
      <Checkbox.Root name="isActive" minH="target" gap={3} defaultChecked={before?.isActive ?? true}>
        <Checkbox.HiddenInput />
        <Checkbox.Control boxSize="22px" />
        <Checkbox.Label>Students can ask for it</Checkbox.Label>
      </Checkbox.Root>
    </EditDialog>
  )
}
