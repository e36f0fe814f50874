import { ChakraProvider } from '@chakra-ui/react'
import type { UseMutationResult } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chakraSystem } from '../shell/chakraSystem'
import { DoOnceDialog } from './DoOnceDialog'

afterEach(cleanup)

it.each([
  ['runs', { isPending: true }, 0],
  ['has not begun', { isPending: false }, 2],
])('while it %s it is closed or not: what comes of it is told here alone', (_, state, closed) => {
  const onClose = vi.fn()
  const deed = { ...state, isSuccess: false, isError: false } as UseMutationResult<string, Error, void>
  render(
    <ChakraProvider value={chakraSystem}>
      <DoOnceDialog
        title="Give work"
        isOpen
        label="Give"
        deed={deed}
        onConfirm={() => undefined}
        onClose={onClose}
        result={(data) => data}
      >
        To all of them?
      </DoOnceDialog>
    </ChakraProvider>,
  )
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(onClose).toHaveBeenCalledTimes(closed)
})
