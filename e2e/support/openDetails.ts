import { expect, type Page } from '@playwright/test'

/** What still loads moves what stands below it, even between press and release. */
export const expectLoaded = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)

/** Kindergarten to grade 5 have most of the dashboard under a button, whose state is remembered. */
export async function openDetails(page: Page): Promise<void> {
  const details = page.getByRole('button', { name: 'My details' })
  await expect(details).toBeVisible()
  await expectLoaded(page)
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await expectLoaded(page)
}
