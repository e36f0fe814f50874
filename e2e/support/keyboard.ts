import type { Locator, Page } from '@playwright/test'

const MOST_STOPS = 80

/** Presses Tab, or Shift and Tab when the elements lie before the focus, until one of them has the focus. */
export async function tabTo(page: Page, targets: Locator): Promise<void> {
  for (let i = 0; i < MOST_STOPS; i++) {
    const where = await targets.evaluateAll((elements) => {
      const focused = document.activeElement
      if (focused && elements.includes(focused as HTMLElement)) return 'here'
      const isBefore = (element: Element) =>
        focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
      return elements.every(isBefore) ? 'before' : 'after'
    })
    if (where === 'here') return
    await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not reach ${targets}.`)
}

/** Presses the key until the element in focus has the value of the data attribute or of the input. */
export async function pressUntil(
  page: Page,
  key: string,
  wanted: { attribute: 'data-card' | 'data-place' | 'value'; is: string },
): Promise<void> {
  for (let i = 0; i < MOST_STOPS; i++) {
    const current = await page.evaluate(
      (attribute) => document.activeElement?.getAttribute(attribute),
      wanted.attribute,
    )
    if (current === wanted.is) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${wanted.attribute} ${wanted.is}.`)
}
