import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Paging, useKnownPage } from './Paging'

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

it('leads to the last page once more when a later reply has fewer of them', () => {
  const onPage = vi.fn()
  const { rerender } = renderHook(({ page, pages }) => useKnownPage(page, pages, onPage), {
    initialProps: { page: 9, pages: 5 },
  })
  expect(onPage).toHaveBeenLastCalledWith(5)
  rerender({ page: 5, pages: 3 })
  expect(onPage).toHaveBeenLastCalledWith(3)
  rerender({ page: 3, pages: 3 })
  expect(onPage).toHaveBeenCalledTimes(2)
})
