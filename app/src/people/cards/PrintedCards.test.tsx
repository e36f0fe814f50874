import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chakraSystem } from '../../shell/chakraSystem'
import { PrintedCards } from './PrintedCards'

afterEach(cleanup)

function open() {
  const onBack = vi.fn()
  const cards = (
    <PrintedCards made={{ cards: [], className: null }} back="Back to the accounts" onBack={onBack} />
  )
  const router = createMemoryRouter([{ path: '/', element: cards }])
  render(
    <ChakraProvider value={chakraSystem}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  return onBack
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('cards that were just made', () => {
  it('are asked about before they go, as long as nobody has printed them', () => {
    const onBack = open()
    press('Back to the accounts')
    screen.getByRole('dialog', { name: 'Leave without printing?' })
    press('Stay here')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onBack).not.toHaveBeenCalled()
    press('Back to the accounts')
    press('Leave')
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('go at once when they were printed, by whatever key', () => {
    const onBack = open()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    press('Back to the accounts')
    expect(onBack).toHaveBeenCalledOnce()
  })
})
