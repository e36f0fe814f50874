import { readFileSync } from 'node:fs'
import { parseProblem, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { keyboard, pointer, respond } from './support/respond'
import { expect, expectNoAxeViolations, test } from './support/test'

const PROVES: Readonly<Record<string, string>> = {
  selection: '[TYPE-01.1]',
  multi_selection: '[TYPE-02.1]',
  vocabulary_selection: '[TYPE-03.1]',
  vocabulary_spelling: '[TYPE-04.1]',
  vocabulary_unscrambling: '[TYPE-05.1]',
  fill_in_the_blank: '[TYPE-06.1]',
  pairing: '[TYPE-07.1]',
  dynamic_selection: '[TYPE-08.1]',
  collapsible_selection: '[TYPE-09.1]',
  clickable_text: '[TYPE-10.1]',
  markdown_clickable_text: '[TYPE-11.1]',
  table_with_dropdown: '[TYPE-12.1]',
  unscramble_drag_drop: '[TYPE-13.1]',
  text_drag_drop: '[TYPE-14.1]',
  text_drag_drop_small: '[TYPE-15.1]',
  text_drag_and_sort: '[TYPE-16.1]',
  ordering: '[TYPE-17.1]',
  multi_media_drag_drop: '[TYPE-18.1]',
}

function sampleOf(type: string) {
  const plugin = registry.require(type)
  const file = new URL(`../fixtures/${type}/full.json`, import.meta.url)
  const parsed = parseProblem(plugin, JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
  return { plugin, problem: parsed.problem }
}

for (const type of registry.types) {
  test(`${PROVES[type] ?? '[TYPE-00.1]'} ${type} is answered wrongly, then rightly: by keys alone, or by taps on a phone`, async ({
    page,
    isMobile,
  }) => {
    test.slow()
    const { plugin, problem } = sampleOf(type)
    await page.goto(`/zeus?type=${type}`)
    const preview = page.getByRole('region', { name: 'Preview' })
    const submit = preview.getByRole('button', { name: 'Submit Answer' })
    const hand = isMobile ? pointer(preview) : keyboard(preview)
    await expect(submit).toBeVisible()

    await submit.press('Enter')
    await expect(preview.getByText('Your answer is incomplete.')).toBeVisible()
    await preview
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.focus())
    await respond(preview, hand, problem, plugin.wrongResponse(problem, seededRandom('e2e')))
    await hand.press(submit)
    await expect(preview.getByText('Incorrect.Try Again.')).toBeVisible()
    await expect(preview.getByText('Not correct').first()).toBeVisible()
    await expectNoAxeViolations(page, '[aria-label="Preview"]')

    await page.reload()
    await expect(submit).toBeVisible()
    await preview
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.focus())
    await respond(preview, hand, problem, plugin.correctResponse(problem))
    await hand.press(submit)
    await expect(preview.getByText('Correct!')).toBeVisible()
    await expectNoAxeViolations(page, '[aria-label="Preview"]')
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
}
