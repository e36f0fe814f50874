import { expect, test } from '@playwright/test'
import { exportedItems } from '@wordstride/authoring/testing'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import { ForeignPlayer } from './support/foreignPlayer'

/* Our items in a player that others have written (qti-components): it has to show them, and to score as we do. */

/** What the player itself says it does not follow. */
const NOT_FOLLOWED = 'tolerance-mode="absolute"'

/** The types that other systems can ask. */
const given = registry.types.filter((type) => authoring.get(type)?.interchange?.give)

for (const type of given)
  test(`${type}: another player shows our items and scores answers as we do`, async ({ page }) => {
    const player = new ForeignPlayer(page)
    await player.start()
    for (const { name, xml, right, wrong, isLenient } of exportedItems(type)) {
      await player.open(xml)
      expect(await player.findUnshown(xml), name).toEqual([])
      if (xml.includes(NOT_FOLLOWED)) continue
      const [key, ...others] = right
      expect([key, wrong[0]], `${name}: an answer of each kind`).not.toContain(undefined)
      expect(await player.score([key ?? {}]), `${name}: the key`).toEqual([1])
      expect(await player.score(wrong), `${name}: ${JSON.stringify(wrong)}`).toEqual(wrong.map(() => 0))
      if (!isLenient)
        expect(await player.score(others), `${name}: ${JSON.stringify(others)}`).toEqual(others.map(() => 1))
    }
  })

test('what is chosen by hand in another player is scored as here', async ({ page }) => {
  const player = new ForeignPlayer(page)
  await player.start()
  const item = exportedItems('selection').find(({ name }) => name === 'minimal')
  await player.open(item?.xml ?? '')
  await page.getByText('run').click()
  expect(await player.scoreShown()).toBe(0)
  await page.getByText('cat').click()
  expect(await player.scoreShown()).toBe(1)
})
