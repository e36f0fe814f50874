import { Box, Flex, RadioGroup, Text } from '@chakra-ui/react'
import type { NewPassword } from '@wordstride/api'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { FormField, TextInput } from '../FormFields'
import { type AccountForm, FIELD_FAULTS } from './accountForm'

const KINDS: readonly { kind: NewPassword['kind']; label: string; text: string }[] = [
  { kind: 'made', label: 'Make one up', text: 'Words that can be said and typed; you see them once.' },
  { kind: 'link', label: 'By a link', text: 'Its owner chooses a password, within two days.' },
  { kind: 'typed', label: 'I type one', text: 'For a password that was agreed on.' },
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
          <RadioGroup.Root
            value={field.value}
            onValueChange={({ value }) => field.onChange(value)}
            aria-label="Password"
          >
            <Flex direction="column" gap={3}>
              {KINDS.map(({ kind: value, label, text }) => (
                <RadioGroup.Item key={value} value={value} alignItems="flex-start" minH="target" gap={3}>
                  <RadioGroup.ItemHiddenInput />
                  <RadioGroup.ItemIndicator mt={1} />
                  <RadioGroup.ItemText lineHeight="1.5">
                    {label}
                    <Text color="fg.muted" fontWeight="400">
                      {text}
                    </Text>
                  </RadioGroup.ItemText>
                </RadioGroup.Item>
              ))}
            </Flex>
          </RadioGroup.Root>
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
