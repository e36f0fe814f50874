import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chakraSystem } from '../shell/chakraSystem'
import { Choice, FormField, NameInput } from './FormFields'

afterEach(cleanup)

it.each([false, true])('a choice that is disabled (%s) cannot be opened', (isDisabled) => {
  render(
    <ChakraProvider value={chakraSystem}>
      <FormField label="Skill" isDisabled={isDisabled}>
        <Choice empty="choose…" options={[['a', 'Nouns']]} />
      </FormField>
    </ChakraProvider>,
  )
  expect(screen.getByLabelText('Skill')).toHaveProperty('disabled', isDisabled)
})

it.each([
  ['   ', false],
  ['Class 3b', true],
])('a name of "%s" is one (%s)', (defaultValue, isName) => {
  render(
    <ChakraProvider value={chakraSystem}>
      <FormField label="Name">
        <NameInput defaultValue={defaultValue} />
      </FormField>
    </ChakraProvider>,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Name').validity.valid).toBe(isName)
})
