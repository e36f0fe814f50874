import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chakraSystem } from '../shell/chakraSystem'
import { HandedOverDialog } from './HandedOverDialog'

afterEach(cleanup)

const open = (onClose = () => {}) =>
  render(
    <ChakraProvider value={chakraSystem}>
      <HandedOverDialog
        name="Emi Sato"
        handedOver={{ password: 'blue-river-17', linkSecret: null, linkExpiresAt: null }}
        onClose={onClose}
      />
    </ChakraProvider>,
  )

it('is closed by its button alone: the password does not come again', () => {
  const onClose = vi.fn()
  open(onClose)
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /close/i, hidden: true })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Done', hidden: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says when the browser does not copy it', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Copy', hidden: true }))
  await screen.findByText('It could not be copied. Please select it and copy it yourself.')
  vi.unstubAllGlobals()
})
