import type { Page } from '@playwright/test'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

interface Stops {
  reached: Set<Element>
  hidden: string[]
}

declare global {
  interface Window {
    stops: Stops
  }
}

/** Goes backwards through all of a page by Shift and Tab: the names of the stops of which nothing is seen. */
export async function hiddenStops(page: Page): Promise<{ reached: number; hidden: readonly string[] }> {
  const most = await page.evaluate((focusable) => {
    const stops: Stops = { reached: new Set(), hidden: [] }
    window.stops = stops
    const steps = [0.05, 0.25, 0.5, 0.75, 0.95]
    const isSeen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return steps.some((x) =>
        steps.some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y)
          return there !== null && (element.contains(there) || there.contains(element))
        }),
      )
    }
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element
      // What is drawn for a box or a list that is itself see-through.
      const shown = element.closest('label') ?? element
      requestAnimationFrame(() => {
        if (document.activeElement !== element) return
        stops.reached.add(element)
        if (!isSeen(shown)) stops.hidden.push((shown.textContent || element.outerHTML).trim().slice(0, 80))
      })
    })
    return document.querySelectorAll(focusable).length
  }, FOCUSABLE)
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Shift+Tab')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  return page.evaluate(() => ({ reached: window.stops.reached.size, hidden: window.stops.hidden }))
}
