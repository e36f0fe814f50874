import type { Locator, Page } from '@playwright/test'

const MOST_STOPS = 80

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < MOST_STOPS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}.`)
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
