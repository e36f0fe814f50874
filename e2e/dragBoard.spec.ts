import type { Page } from '@playwright/test'
import { bringIntoView, dragByMouse, expectOver, middleOf, touchScreen } from './support/drag'
import { expect, test } from './support/test'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const card = (page: Page, name: string) => preview(page).getByRole('button', { name, exact: true })
const place = (page: Page, name: RegExp) => preview(page).getByRole('button', { name })
const said = (page: Page, text: string) => preview(page).getByRole('status').filter({ hasText: text })

/** Waits for a card of the small sample: the full one is drawn before it. */
async function open(page: Page, type: string, cardName: string): Promise<void> {
  await page.goto(`/zeus?type=${type}`)
  await page.getByLabel('Start from a sample').selectOption('minimal')
  await expect(card(page, cardName)).toBeVisible()
}

test.describe('the drag board', () => {
  test('takes cards dragged by mouse, and undoes the last move', async ({ page }) => {
    // Where there is room the page does not scroll by itself under the card.
    await page.setViewportSize({ width: 1280, height: 1600 })
    await open(page, 'text_drag_drop_small', 'jump')
    await dragByMouse(card(page, 'tree'), place(page, /^Bucket Noun/))
    await expect(said(page, 'Card "tree" is now in bucket Noun, 1 of 3 placed.')).toBeAttached()
    await expect(place(page, /^Bucket Noun, 1 card$/)).toBeAttached()
    await preview(page).getByRole('button', { name: 'Undo' }).click()
    await expect(place(page, /^Bucket Noun, 0 cards$/)).toBeAttached()
  })

  test('takes cards dragged by touch after a short hold; a swipe over a card scrolls', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'touch')
    await open(page, 'text_drag_drop_small', 'jump')
    const devtools = await page.context().newCDPSession(page)
    const touch = await touchScreen(page)
    const noun = place(page, /^Bucket Noun/)
    await bringIntoView(noun, card(page, 'tree'))
    const from = await middleOf(card(page, 'tree'))
    await touch('touchStart', [from])
    await expect(page.locator('[data-lifted]')).toBeAttached()
    await expect(async () => {
      const to = await middleOf(noun)
      for (let i = 1; i <= 8; i++)
        await touch('touchMove', [
          { x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 },
        ])
      await expectOver(noun)
    }).toPass()
    await touch('touchEnd', [])
    await expect(said(page, 'Card "tree" is now in bucket Noun, 1 of 3 placed.')).toBeAttached()

    await card(page, 'run').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    const start = await middleOf(card(page, 'run'))
    await devtools.send('Input.synthesizeScrollGesture', { ...start, yDistance: 120, speed: 2_000 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before)
    await expect(place(page, /^Bucket Noun, 1 card$/)).toBeAttached()
  })

  test('a card that is let go over the cards in sight goes into no place that is scrolled under them', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'touch')
    await page.goto('/zeus?type=multi_media_drag_drop')
    await expect(place(page, /, 0 cards$/)).toHaveCount(3)
    const touch = await touchScreen(page)
    await preview(page)
      .getByRole('list', { name: 'Places' })
      .evaluate((places) => window.scrollBy(0, places.getBoundingClientRect().top - 180))
    const from = await middleOf(preview(page).locator('button[data-card]').first())
    await touch('touchStart', [from])
    await expect(page.locator('[data-lifted]')).toBeAttached()
    await touch('touchMove', [{ x: from.x + 12, y: from.y + 12 }])
    await touch('touchEnd', [])
    await expect(page.locator('[data-lifted]')).toHaveCount(0)
    await expect(place(page, /, 0 cards$/)).toHaveCount(3)
  })

  test('an occupied slot refuses a card, seen and heard; Escape puts it down', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, 'unscramble_drag_drop', 'The cat')
    await card(page, 'sat').click()
    await place(page, /^Place 1,/).click()
    await card(page, 'The cat').click()
    await card(page, 'sat').click()
    const refusal = said(page, 'Card "The cat" cannot go to place 1: "sat" is there. Move that card first.')
    await expect(refusal).toBeVisible()
    await expect(card(page, 'The cat')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(card(page, 'The cat')).toHaveAttribute('aria-pressed', 'false')
    await expect(said(page, 'Card "The cat" is put down.')).toBeAttached()
  })

  test('two placed cards change places by two taps, and back by Undo', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, 'unscramble_drag_drop', 'The cat')
    for (const name of ['sat', 'The cat']) {
      await card(page, name).click()
      await card(page, name).click()
    }
    await card(page, 'sat').click()
    await card(page, 'The cat').click()
    await expect(said(page, 'Card "sat" is now in place 2, and "The cat" where it was.')).toBeAttached()
    await preview(page).getByRole('button', { name: 'Undo' }).click()
    await card(page, 'The cat').click()
    await place(page, /^Place 1,/).click({ position: { x: 4, y: 4 } })
    await expect(said(page, 'Card "The cat" is now in place 1, and "sat" where it was.')).toBeAttached()
  })

  test('a second tap sends a card to the next free slot; targets are 44 px', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, 'unscramble_drag_drop', 'The cat')
    await card(page, 'The cat').click()
    await card(page, 'The cat').click()
    await expect(said(page, 'Card "The cat" is now in place 1, 1 of 3 placed.')).toBeAttached()
    for (const button of await preview(page).locator('button[data-card], button[data-place]').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})
