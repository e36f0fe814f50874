import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { parseProblem, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { expectSameBoxes } from './support/boxes'
import { dragging, keyboard, pointer, respond } from './support/respond'
import { expect, test } from './support/test'

interface Clicked {
  id: string
  sample?: string
  reminder?: string
  /** What else stands there. */
  shows?(preview: Locator): Promise<void>
}

/** What a type asks for by clicks, and the reminder that tells of it. */
const CLICKED: Readonly<Record<string, Clicked>> = {
  selection: {
    id: '[TYPE-01.1] ',
    sample: 'grouped',
    async shows(preview) {
      await expect(preview.getByRole('radiogroup', { name: /^Which verb goes with geese/ })).toBeVisible()
      await expect(preview.getByRole('group', { name: /^Choose all the nouns/ })).toBeVisible()
    },
  },
  vocabulary_spelling: {
    id: '[TYPE-04.1] ',
    async shows(preview) {
      await expect(preview.getByRole('button', { name: 'Listen to the word' })).toBeVisible()
      await expect(preview.getByText('a long trip from one place to another')).toBeVisible()
    },
  },
  multi_selection: {
    id: '[TYPE-02.1] ',
    reminder: 'REMEMBER: Choose ALL correct answers before checking your answer.',
  },
  fill_in_the_blank: { id: '[TYPE-06.1] ' },
  dynamic_selection: { id: '[TYPE-08.1] ', reminder: 'REMEMBER: Click each option.' },
  collapsible_selection: {
    id: '[TYPE-09.1] ',
    reminder: 'REMEMBER: Click all options before selecting the best answer.',
  },
  clickable_text: { id: '[TYPE-10.1] ' },
  markdown_clickable_text: { id: '[TYPE-11.1] ' },
  table_with_dropdown: { id: '[TYPE-12.1] ' },
}

/** What a type asks for by dragging. */
const DRAGGED: Readonly<Record<string, { id: string; reminder?: string; pictures?: readonly string[] }>> = {
  vocabulary_unscrambling: {
    id: '[TYPE-05.1]',
    reminder: 'REMEMBER: Drag letters to the bottom row to spell the word.',
  },
  pairing: { id: '[TYPE-07.1]' },
  unscramble_drag_drop: { id: '[TYPE-13.1]' },
  text_drag_drop: { id: '[TYPE-14.1]' },
  text_drag_and_sort: { id: '[TYPE-16.1]' },
  ordering: { id: '[TYPE-17.1]' },
  multi_media_drag_drop: { id: '[TYPE-18.1]', pictures: ['cat', 'apple'] },
}

function sampleOf(type: string, name = 'full') {
  const plugin = registry.require(type)
  const file = new URL(`../fixtures/${type}/${name}.json`, import.meta.url)
  const parsed = parseProblem(plugin, JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
  return { plugin, problem: parsed.problem }
}

for (const [i, type] of registry.types.entries()) {
  test(`${CLICKED[type]?.id ?? ''}${type} is answered rightly, then wrongly: by keys alone, or by taps on a phone`, {
    // Every second one by keys, the others by taps, when not all are played both ways.
    tag: i % 2 === 0 ? ['@phone', '@desk'] : '@phone',
  }, async ({ page, isMobile }) => {
    test.slow()
    const { sample = 'full', reminder, shows } = CLICKED[type] ?? {}
    const { plugin, problem } = sampleOf(type, sample)
    await page.goto(`/zeus?type=${type}`)
    if (sample !== 'full') await page.getByLabel('Start from a sample').selectOption(sample)
    const preview = page.getByRole('region', { name: 'Preview' })
    const submit = preview.getByRole('button', { name: 'Submit Answer' })
    const hand = isMobile ? pointer(preview) : keyboard(preview)
    await expect(submit).toBeVisible()
    if (reminder) await expect(preview.getByText(reminder, { exact: true })).toBeVisible()
    await shows?.(preview)

    await submit.press('Enter')
    await expect(preview.getByText('Your answer is incomplete.')).toBeVisible()
    await preview
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.focus())
    const problemFrame = preview.getByRole('article')
    await respond(hand, problem, plugin.correctResponse(problem))
    await expectSameBoxes(problemFrame, async () => {
      await hand.pressButton(submit)
      await expect(preview.getByText('Correct!')).toBeInViewport({ ratio: 1 })
    })

    await hand.pressButton(preview.getByRole('button', { name: 'Start again' }))
    await expect(submit).toBeVisible()
    await respond(hand, problem, plugin.wrongResponse(problem, seededRandom('e2e')))
    await expectSameBoxes(problemFrame, async () => {
      await hand.pressButton(submit)
      await expect(preview.getByText('Incorrect.Try Again.')).toBeInViewport({ ratio: 1 })
    })
    await expect(preview.getByText('Not correct').first()).toBeAttached()
    await expect(problemFrame.locator('[data-mark="incorrect"]').first()).toBeInViewport()
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
}

test.describe('by dragging', () => {
  // A card and its place are on the screen together.
  test.use({ viewport: { width: 1280, height: 1600 } })

  for (const type of registry.types) {
    const dragged = DRAGGED[type]
    if (!dragged) continue
    const { id, reminder, pictures = [] } = dragged
    test(`${id} ${type} is answered by dragging`, async ({ page }) => {
      const { plugin, problem } = sampleOf(type, 'minimal')
      await page.goto(`/zeus?type=${type}`)
      await page.getByLabel('Start from a sample').selectOption('minimal')
      const preview = page.getByRole('region', { name: 'Preview' })
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No errors')
      if (reminder) await expect(preview.getByText(reminder, { exact: true })).toBeVisible()
      for (const name of pictures) await expect(preview.getByRole('img', { name })).toBeVisible()
      await respond(dragging(preview), problem, plugin.correctResponse(problem))
      await preview.getByRole('button', { name: 'Submit Answer' }).click()
      await expect(preview.getByText('Correct!')).toBeVisible()
    })
  }
})
