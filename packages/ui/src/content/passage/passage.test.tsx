import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Passage } from './Passage'
import { pageCounter } from './pageCounter'
import { type PageFlipInternals, stopPageFlip } from './stopPageFlip'
import { usePageTurns } from './usePageTurns'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const askForLessMotion = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('motion') }) as MediaQueryList,
    )

describe('usePageTurns', () => {
  it('[TYPE-19] [CONST-29] lets one page turn through in 2 seconds', () => {
    vi.useFakeTimers()
    const act1 = vi.fn()
    const { result } = renderHook(() => usePageTurns())
    act(() => {
      result.current.turn(act1)
      result.current.turn(act1)
    })
    act(() => vi.advanceTimersByTime(1_999))
    act(() => result.current.turn(act1))
    expect(act1).toHaveBeenCalledTimes(1)
    expect(result.current.isResting).toBe(true)

    act(() => vi.advanceTimersByTime(1))
    expect(result.current.isResting).toBe(false)
    act(() => result.current.turn(act1))
    expect(act1).toHaveBeenCalledTimes(2)
  })
})

describe('pageCounter', () => {
  it.each([
    [[0], 5, 'Page 1 of 5'],
    [[1], 5, 'Page 2 of 5'],
    [[2, 3], 5, 'Pages 3 and 4 of 5'],
  ])('[TYPE-19] names the pages %j of %i', (shown, count, text) => {
    expect(pageCounter(shown, count)).toBe(text)
  })
})

describe('Passage', () => {
  it('is plain text when the visitor has asked for less motion, and can become a book', () => {
    askForLessMotion()
    render(<Passage title="The lighthouse" layout="flipbook" pages={['It was dark.', 'It was light.']} />)
    expect(screen.getByText('Page 2 of 2')).toBeDefined()
    expect(screen.getByText('It was light.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Read as a book' })).toBeDefined()
  })

  it('becomes plain text and a book again', () => {
    render(<Passage title="The lighthouse" layout="flipbook" pages={['It was dark.', 'It was light.']} />)
    fireEvent.click(screen.getByRole('button', { name: 'Read as plain text' }))
    expect(screen.getByText('It was dark.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Read as a book' }))
    expect(screen.getByRole('button', { name: 'Read as plain text' })).toBeDefined()
  })

  it('is no book when it has one page', () => {
    render(<Passage title="The lighthouse" layout="flipbook" pages={['It was dark.']} />)
    expect(screen.getByText('It was dark.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Read as/ })).toBeNull()
  })

  it('[TYPE-20] is a region that scrolls by keyboard when it is set in columns', () => {
    render(<Passage title="The lighthouse" layout="two_columns" pages={['It was dark.']} />)
    const text = screen.getByRole('region', { name: 'The lighthouse, text' })
    expect(text.tabIndex).toBe(0)
    expect(text.textContent).toBe('It was dark.')
  })
})

describe('stopPageFlip', () => {
  it('ends the frame loop of the library and leaves the frames of everybody else alone', async () => {
    let frames = 0
    const renderer = { render: (_time: number) => void frames++ }
    const flip: PageFlipInternals = {
      getRender: () => renderer,
      getUI: () => ({ removeHandlers: vi.fn() }),
      destroy: vi.fn(),
    }
    const asked = vi.fn((callback: FrameRequestCallback) => Number(setTimeout(callback, 1, 0)))
    vi.stubGlobal('requestAnimationFrame', asked)
    const loop = (time: number) => {
      flip.getRender().render(time)
      requestAnimationFrame(loop)
    }
    requestAnimationFrame(loop)
    await vi.waitFor(() => expect(frames).toBeGreaterThan(2))

    stopPageFlip(flip)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const askedBefore = asked.mock.calls.length
    const framesBefore = frames
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([asked.mock.calls.length, frames]).toEqual([askedBefore, framesBefore])
    expect(flip.destroy).toHaveBeenCalledOnce()

    const other = vi.fn()
    requestAnimationFrame(other)
    await vi.waitFor(() => expect(other).toHaveBeenCalled())
  })
})
