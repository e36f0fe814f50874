import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countFitting, useFitting } from './useFitting'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('countFitting', () => {
  it.each([
    ['all of them, to the pixel', [100, 100, 100], 300, 3],
    ['as many as leave room for the button of the rest', [100, 100, 100], 299, 2],
    ['one less when that button needs it', [100, 100, 100], 295, 1],
    ['none where there is no room', [100, 100], 90, 0],
  ] as const)('%s', (_, widths, room, count) => {
    expect(countFitting(widths, room)).toBe(count)
  })
})

describe('useFitting', () => {
  /** Three entries in a row; `draw` says how wide each is now, and how much room there is. */
  function measured(first: { width: number; room: number }) {
    const observed: [Element, () => void][] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly onResize: () => void
        constructor(onResize: () => void) {
          this.onResize = onResize
        }
        observe(element: Element) {
          observed.push([element, this.onResize])
        }
        disconnect() {}
      },
    )
    let { width, room } = first
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room)
    const parent = document.createElement('div')
    parent.innerHTML = '<ul><li></li><li></li><li></li></ul>'
    const row = { current: parent.querySelector('ul') }
    const { result } = renderHook(() => useFitting(row, 'a,b,c'))
    return {
      result,
      draw(next: { width: number; room: number }) {
        const hasChanged = (element: Element) =>
          element === parent ? next.room !== room : next.width !== width
        const changed = observed.filter(([element]) => hasChanged(element))
        ;({ width, room } = next)
        act(() => {
          for (const [, onResize] of changed) onResize()
        })
      },
    }
  }

  it('counts what was hidden on a phone, as soon as it is turned', () => {
    const { result, draw } = measured({ width: 0, room: 0 })
    draw({ width: 100, room: 250 })
    expect(result.current).toBe(1)
  })

  it('counts anew when the letters grow', () => {
    const { result, draw } = measured({ width: 100, room: 300 })
    expect(result.current).toBe(3)
    draw({ width: 200, room: 300 })
    expect(result.current).toBe(1)
  })
})
