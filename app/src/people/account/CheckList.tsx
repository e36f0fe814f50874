import { Box, Checkbox, Fieldset, Flex, Text } from '@chakra-ui/react'
import { Controller, useFormContext } from 'react-hook-form'
import type { AccountForm } from './accountForm'

interface CheckListProps {
  name: 'centerIds' | 'classIds'
  label: string
  options: readonly (readonly [value: string, label: string])[]
  /** In place of the options, when there is none. */
  empty: string
  validate?: (value: readonly string[], form: AccountForm) => true | string
  onChange?(value: readonly string[]): void
}

/** Any number of a list, which scrolls when it is long. */
export function CheckList({ name, label, options, empty, validate, onChange }: CheckListProps) {
  const { control } = useFormContext<AccountForm>()
  return (
    <Controller
      control={control}
      name={name}
      rules={validate ? { validate } : {}}
      render={({ field, fieldState }) => (
        <Fieldset.Root invalid={fieldState.error !== undefined}>
          <Fieldset.Legend fontWeight="600" fontSize="0.875rem">
            {label}
          </Fieldset.Legend>
          <Box borderWidth="1px" borderRadius="l2" maxH="13rem" overflowY="auto" px={3} py={1} mt={1.5}>
            {options.length === 0 && (
              <Text color="fg.muted" py={2}>
                {empty}
              </Text>
            )}
            <Flex direction="column">
              {options.map(([value, text], index) => (
                <Checkbox.Root
                  key={value}
                  minH="target"
                  gap={3}
                  invalid={fieldState.error !== undefined}
                  checked={field.value.includes(value)}
                  onCheckedChange={({ checked }) => {
                    const others = field.value.filter((one) => one !== value)
                    const chosen = checked === true ? [...others, value] : others
                    field.onChange(chosen)
                    onChange?.(chosen)
                  }}
                >
                  <Checkbox.HiddenInput ref={index === 0 ? field.ref : undefined} onBlur={field.onBlur} />
                  <Checkbox.Control boxSize="22px" />
                  <Checkbox.Label>{text}</Checkbox.Label>
                </Checkbox.Root>
              ))}
            </Flex>
          </Box>
          <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
        </Fieldset.Root>
      )}
    />
  )
}
