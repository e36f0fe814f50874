import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectFitsAPhone } from './fitsAPhone'

interface Measures {
  /** What is drawn. */
  width?: number
  height?: number
  /** What is seen of the text, and what it needs. */
  seen?: number
  needed?: number
}

/** jsdom lays nothing out: an element is as large as its test says. */
function measure(element: Element, { width = 100, height = 50, seen = 100, needed = seen }: Measures): void {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width, height }))
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(seen)
  vi.spyOn(element, 'scrollWidth', 'get').mockReturnValue(needed)
}

/** What is said of a page with these elements, each of its measures. */
function told(page: React.ReactNode, measures: Readonly<Record<string, Measures>>): () => void {
  const { container } = render(<div>{page}</div>)
  for (const element of container.querySelectorAll('*')) measure(element, {})
  for (const [selector, each] of Object.entries(measures))
    measure(container.querySelector(selector) as Element, each)
  return () => expectFitsAPhone(container)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('expectFitsAPhone', () => {
  it('has nothing to say of what fits', () => {
    const page = (
      <>
        <button type="button">Undo</button>
        <p style={{ overflow: 'hidden' }}>A short text</p>
      </>
    )
    expect(told(page, { button: { width: 36, height: 44 } })).not.toThrow()
  })

  it('tells how much wider than the phone the page is', () => {
    measure(document.documentElement, { seen: 390, needed: 512 })
    expect(told(<p>wide</p>, {})).toThrow('The page is 512 px wide, and the phone 390')
  })

  it.each([
    ['low', { width: 200, height: 30 }, '200 by 30 px'],
    ['narrow', { width: 20, height: 60 }, '20 by 60 px'],
  ])('tells of a button that is too %s for a finger', (_, measures, size) => {
    const page = <button type="button">Undo</button>
    expect(told(page, { button: measures })).toThrow(`"Undo" is ${size}, too small for a finger`)
  })

  it.each([
    ['a checkbox', 'input', <input key="i" type="checkbox" aria-label="bird" />],
    ['a field', 'textarea', <textarea key="t" aria-label="bird" />],
    ['a fold', 'summary', <summary key="s">bird</summary>],
  ])('counts %s among what is pressed', (_, selector, target) => {
    expect(told(target, { [selector]: { height: 20 } })).toThrow('"bird" is 100 by 20 px')
  })

  it('passes over what is not seen', () => {
    const page = <input type="radio" aria-label="hidden" />
    expect(told(page, { input: { width: 1, height: 1 } })).not.toThrow()
  })

  it('measures the label that is pressed for its control', () => {
    const page = (
      <label>
        <input type="radio" /> bird
      </label>
    )
    expect(told(page, { input: { width: 18, height: 18 }, label: { height: 44 } })).not.toThrow()
    expect(told(page, { input: { width: 18, height: 18 }, label: { height: 30 } })).toThrow('100 by 30 px')
  })

  it('tells which text is cut, and how much of it is seen', () => {
    const page = <p style={{ overflowX: 'hidden' }}>A text that goes on</p>
    expect(told(page, { p: { seen: 80, needed: 200 } })).toThrow(
      '"A text that goes on" is cut: of 200 px 80 are seen',
    )
  })

  it('lets a box be scrolled, and one pixel be rounded', () => {
    expect(told(<p style={{ overflowX: 'auto' }}>x</p>, { p: { seen: 80, needed: 200 } })).not.toThrow()
    expect(told(<p style={{ overflowX: 'hidden' }}>x</p>, { p: { seen: 80, needed: 81 } })).not.toThrow()
  })
})
