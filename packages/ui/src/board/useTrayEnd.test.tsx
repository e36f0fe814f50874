import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTrayEnd } from './useTrayEnd'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Tray({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null)
  useTrayEnd(list)
  return (
    <div data-testid="tray">
      <ul ref={list}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: none moves
          <li key={i} />
        ))}
      </ul>
    </div>
  )
}

/** Cards of 50 px one below the other, on a screen where a tray has 180 px. */
function endOf(count: number): string {
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void
      constructor(whenResized: () => void) {
        this.observe = whenResized
      }
      disconnect = () => undefined
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const isCard = this.tagName === 'LI'
    const top = isCard ? [...(this.parentElement?.children ?? [])].indexOf(this) * 50 : 0
    return { top, height: isCard ? 50 : this.children.length * 50 } as DOMRect
  })
  const { getByTestId } = render(<Tray count={count} />)
  return getByTestId('tray').style.getPropertyValue('--tray-end')
}

it('a tray that holds its cards has no end of its own', () => {
  expect(endOf(3)).toBe('')
})

it('a tray that scrolls ends in the middle of the last card that has room for it', () => {
  expect(endOf(6)).toBe('177.5px')
})
