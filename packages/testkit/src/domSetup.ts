import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { answerForUnstyledElements, leaveOutWrittenStyles } from './unstyledElements'

// A busy machine takes many times as long as a quiet one.
const PATIENCE_MS = 30_000

// What browsers have and jsdom lacks.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** The page and `vi` are the same for all files of a worker. */
const isDone = Symbol.for('wordstride.domSetup')

/** What a file of dom tests needs before its first test; called by the set-up file, once for each of them. */
export function setUpDom(): void {
  afterEach(cleanup)

  configure({ asyncUtilTimeout: PATIENCE_MS })

  Object.assign(globalThis, {
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
  })
  Object.assign(window, {
    scrollTo: () => {},
    matchMedia: (query: string) => ({
      media: query,
      matches: false,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }),
  })
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {} })
  if (!(isDone in vi)) {
    const { waitFor } = vi
    vi.waitFor = (callback, options) =>
      waitFor(callback, {
        timeout: PATIENCE_MS,
        ...(typeof options === 'number' ? { timeout: options } : options),
      })
    answerForUnstyledElements()
    leaveOutWrittenStyles()
    Object.assign(vi, { [isDone]: true })
  }

  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
