import { Box } from '@chakra-ui/react'
import type { NewPassword } from '@wordstride/api'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { DescribedChoices } from '../../forms/DescribedChoices'
import { FormField, TextInput } from '../../forms/FormFields'
import { type AccountForm, FIELD_FAULTS } from './accountForm'

const KINDS: readonly { value: NewPassword['kind']; label: string; text: string }[] = [
  { value: 'made', label: 'Make one up', text: 'Words that can be said and typed; you see them once.' },
  { value: 'link', label: 'By a link', text: 'Its owner chooses a password, within two days.' },
  { value: 'typed', label: 'I type one', text: 'For a password that was agreed on.' },
]

/** How the account gets its password. */
export function PasswordFields() {
  const { control, register, formState } = useFormContext<AccountForm>()
  const kind = useWatch<AccountForm, 'passwordKind'>({ name: 'passwordKind' })
  return (
    <>
      <Controller
        control={control}
        name="passwordKind"
        render={({ field }) => (
          <DescribedChoices label="Password" choices={KINDS} value={field.value} onChange={field.onChange} />
        )}
      />
      {kind === 'typed' && (
        <Box mt={4} maxW="24rem">
          <FormField label="Password" error={formState.errors.password?.message}>
            <TextInput
              autoComplete="off"
              maxLength={200}
              {...register('password', { validate: FIELD_FAULTS.password })}
            />
          </FormField>
        </Box>
      )}
    </>
  )
}
