import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useVisit } from './useVisit'

function host() {
  const leave = vi.fn()
  const begin = vi.fn((name: string) => ({ name, leave }))
  function Page({ name }: { name: string }) {
    const visit = useVisit(() => begin(name))
    return <p>{visit ? `visit of ${visit.name}` : 'not begun'}</p>
  }
  return { begin, leave, Page }
}

describe('useVisit', () => {
  it('begins once where StrictMode mounts twice, and is left once with the page', async () => {
    const { begin, leave, Page } = host()
    const { unmount } = render(<Page name="student" />, { wrapper: StrictMode })
    expect(begin).not.toHaveBeenCalled()
    expect(await screen.findByText('visit of student')).toBeDefined()
    expect(begin).toHaveBeenCalledOnce()
    expect(leave).not.toHaveBeenCalled()
    unmount()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('never begins on a page that is gone at once', async () => {
    const { begin, leave, Page } = host()
    render(<Page name="student" />, { wrapper: StrictMode }).unmount()
    await act(async () => undefined)
    expect(begin).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  })

  it('begins anew with another page, after the first is left', async () => {
    const { begin, leave, Page } = host()
    const { rerender } = render(<Page key="1" name="one" />, { wrapper: StrictMode })
    await screen.findByText('visit of one')
    rerender(<Page key="2" name="two" />)
    await screen.findByText('visit of two')
    expect(begin.mock.calls).toEqual([['one'], ['two']])
    expect(leave).toHaveBeenCalledOnce()
    expect(leave.mock.invocationCallOrder[0]).toBeLessThan(begin.mock.invocationCallOrder[1] as number)
  })
})
