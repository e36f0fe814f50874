import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog'

afterEach(cleanup)

it('closes by a press beside it, and not by a selection of text that ends there', () => {
  const onClose = vi.fn()
  render(
    <Dialog title="A name" isOpen onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { hidden: true })
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
