import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Paging } from './Paging'

afterEach(cleanup)

it('keeps the focus on a button that leads no further', () => {
  const onPage = vi.fn()
  const { rerender } = render(<Paging label="Pages" page={1} pages={2} onPage={onPage} />)
  const next = screen.getByRole('button', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
  rerender(<Paging label="Pages" page={2} pages={2} onPage={onPage} />)
  expect(document.activeElement).toBe(next)
  fireEvent.click(next)
  expect(onPage).toHaveBeenCalledOnce()
})
