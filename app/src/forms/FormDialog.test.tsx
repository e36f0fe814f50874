import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { chakraSystem } from '../shell/chakraSystem'
import { FormDialog } from './FormDialog'
import { FormField, TextInput } from './FormFields'

function open() {
  const onClose = vi.fn()
  const draw = (isOpen: boolean) => (
    <ChakraProvider value={chakraSystem}>
      <FormDialog
        title="New class"
        isOpen={isOpen}
        save={{ isPending: false, error: null }}
        onSubmit={(event) => event.preventDefault()}
        onClose={onClose}
      >
        <FormField label="Name">
          <TextInput name="name" />
        </FormField>
      </FormDialog>
    </ChakraProvider>
  )
  const { rerender } = render(draw(true))
  return { onClose, draw: (isOpen: boolean) => rerender(draw(isOpen)) }
}

const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Amber' } })

describe('a dialog with a form', () => {
  it('closes at once while nothing was entered', () => {
    const { onClose } = open()
    pressEscape()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks once something was entered, and keeps it', () => {
    const { onClose } = open()
    type()
    pressEscape()
    expect(screen.getByRole('alert').textContent).toBe('What you entered is not saved yet.')
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Amber')
    screen.getByRole('button', { name: 'Save' })
    pressEscape()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has forgotten it when it opens again', () => {
    const { onClose, draw } = open()
    type()
    draw(false)
    draw(true)
    pressEscape()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
