import { expect, type Locator } from '@playwright/test'

/** Gives some complete answer to a problem of which nothing is known, right or wrong. */
export async function answerAnyhow(scope: Locator): Promise<void> {
  const options = scope.locator('label:has(input[type="radio"])')
  const fields = scope.getByRole('textbox')
  const cards = scope.locator('button[data-card]')
  await expect(options.or(fields).or(cards).first()).toBeVisible()
  if ((await fields.count()) > 0) return fields.first().fill('word')
  if ((await options.count()) > 0) return options.first().click()
  const ids = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-card')))
  for (const id of ids) {
    const card = scope.locator(`button[data-card="${id}"]`)
    // The second tap sends it to the next free place.
    await card.click()
    await card.click()
  }
}
