import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { revealFirstWrong } from './revealFirstWrong'

/** What is scrolled to, by its id. */
function revealIn(html: string): string[] {
  const root = document.createElement('div')
  root.innerHTML = html
  const shown: string[] = []
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    shown.push(this.id)
  })
  revealFirstWrong(root)
  expect(shown).toEqual([])
  vi.advanceTimersToNextFrame()
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const mark = (state: string) => `<i data-mark="${state}"></i>`

describe('revealFirstWrong', () => {
  it('shows the first wrong part with what is said of it', () => {
    const part = (id: string, state: string) =>
      `<div id="${id}" data-part=""><label>${mark(state)}</label><p>Because.</p></div>`
    expect(revealIn(part('a', 'correct') + part('b', 'incorrect') + part('c', 'incorrect'))).toEqual(['b'])
  })

  it('shows what bears the mark where nothing is said of it', () => {
    expect(revealIn(`<span id="card">${mark('incorrect')}</span>`)).toEqual(['card'])
  })

  it('scrolls nowhere when all is right', () => {
    expect(revealIn(`<div id="a" data-part="">${mark('correct')}</div>`)).toEqual([])
  })
})
