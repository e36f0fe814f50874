import type { UseMutationResult } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { renderRouter } from '../testing/renderRouter'
import { DoOnceDialog } from './DoOnceDialog'

afterEach(cleanup)

it.each([
  ['runs', { isPending: true }, 0],
  ['has not begun', { isPending: false }, 3],
])('while it %s it is closed or not: what comes of it is told here alone', async (_, state, closed) => {
  const onClose = vi.fn()
  const deed = { ...state, isSuccess: false, isError: false } as UseMutationResult<string, Error, void>
  const element = (
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
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/home', '/classes'] })
  renderRouter(router)
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  await act(() => router.navigate(-1))
  expect(onClose).toHaveBeenCalledTimes(closed)
  expect(router.state.location.pathname).toBe('/classes')
})
