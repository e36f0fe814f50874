import { expect, type Locator, type Page } from '@playwright/test'

/** Where it is drawn once it stays there: fonts, pictures and an editor that come late move what is below them. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const element = await target.elementHandle()
  await element?.waitForElementState('stable')
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not drawn.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Both are on the screen at once, so that nothing scrolls between the measures. */
export async function bringIntoView(...targets: Locator[]): Promise<void> {
  await expect(async () => {
    for (const target of targets) await target.scrollIntoViewIfNeeded()
    for (const target of targets) await expect(target).toBeInViewport({ ratio: 0.9, timeout: 1 })
  }).toPass()
}

/** The place shows that it takes the card. */
export const expectOver = (place: Locator) =>
  expect(place.locator('xpath=ancestor::*[@data-over]')).toBeAttached({ timeout: 2_000 })

/** Drags by mouse, as a person does it: lets go when the place shows that it takes the card. */
export async function dragByMouse(card: Locator, place: Locator): Promise<void> {
  const page = card.page()
  const { mouse } = page
  const scrolled = () => page.evaluate(() => window.scrollY)
  await bringIntoView(place, card)
  const start = await middleOf(card)
  await mouse.move(start.x, start.y)
  await mouse.down()
  await mouse.move(start.x + 12, start.y + 12, { steps: 3 })
  await expect(page.locator('[data-lifted]')).toBeAttached()
  await expect(async () => {
    // From where it began: in a list the lines give way to the card.
    await mouse.move(start.x, start.y)
    const end = await middleOf(place)
    const before = await scrolled()
    await mouse.move(end.x, end.y, { steps: 8 })
    await expectOver(place)
    // A page that scrolls by itself under the card takes the place away again.
    await middleOf(place)
    expect(await scrolled()).toBe(before)
    await expectOver(place)
  }).toPass()
  await mouse.up()
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
  // For 50 ms after a drop the sensor takes a click for the end of the drag.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)))
}

/** A finger: where it is put down, moves to and is lifted. */
export async function touchScreen(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
}
