import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type ProblemEnvelope, parseProblem, seededRandom } from '@wordstride/core'
import type { Hand, Journey, Seen } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import { expectSameBoxes } from './support/boxes'
import { dragging, keyboard, pointer, respond } from './support/respond'
import { expect, test } from './support/test'

interface Sample {
  name: string
  problem: ProblemEnvelope
  right: unknown
  wrong: unknown
  reminder: string | null
  sees: readonly Seen[]
}

const journeyOf = (type: string): Journey => authoring.get(type)?.journey ?? {}

function sampleOf(type: string, name: string): Sample {
  const plugin = registry.require(type)
  const file = new URL(`../fixtures/${type}/${name}.json`, import.meta.url)
  const parsed = parseProblem(plugin, JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
  const { problem } = parsed
  const view = plugin.toPublic(problem, plugin.present(problem, seededRandom('e2e')))
  return {
    name,
    problem,
    right: plugin.correctResponse(problem),
    wrong: plugin.wrongResponse(problem, seededRandom('e2e')),
    reminder: plugin.reminder?.(view) ?? null,
    sees: journeyOf(type).sees?.[name] ?? [],
  }
}

const MOVES = ['place', 'moveTo']

/** Whether cards are moved: what the hand of the type does first, on no page. */
function movesCards(type: string): boolean {
  const { problem, right } = sampleOf(type, 'minimal')
  let first: string | undefined
  const hand = new Proxy({} as Hand, {
    get: (_, name: string) => {
      first ??= name
      return () => new Promise(() => undefined)
    },
  })
  void authoring.get(type)?.answerByHand?.(problem, right, hand)
  return first !== undefined && MOVES.includes(first)
}

/** The requirements that the journeys prove, in their titles. */
const PROVEN: Readonly<Record<string, string>> = {
  selection: '[TYPE-01.1] ',
  multi_selection: '[TYPE-02.1] ',
  vocabulary_spelling: '[TYPE-04.1] ',
  vocabulary_unscrambling: '[TYPE-05.1] ',
  fill_in_the_blank: '[TYPE-06.1] ',
  pairing: '[TYPE-07.1] ',
  dynamic_selection: '[TYPE-08.1] ',
  collapsible_selection: '[TYPE-09.1] ',
  clickable_text: '[TYPE-10.1] ',
  markdown_clickable_text: '[TYPE-11.1] ',
  table_with_dropdown: '[TYPE-12.1] ',
  unscramble_drag_drop: '[TYPE-13.1] ',
  text_drag_drop: '[TYPE-14.1] ',
  text_drag_drop_small: '[TYPE-15.1] ',
  text_drag_and_sort: '[TYPE-16.1] ',
  ordering: '[TYPE-17.1] ',
  multi_media_drag_drop: '[TYPE-18.1] ',
}
const cited = (type: string): string => PROVEN[type] ?? ''

/** Types that say how they are answered; the others have no journey. */
const types = registry.types.filter((type) => authoring.get(type)?.answerByHand)
const dragged = types.filter(movesCards)

/** Opens a sample, and finds in the preview what the type says is there. */
async function openSample(page: Page, type: string, sample: Sample): Promise<Locator> {
  await page.goto(`/zeus?type=${type}`)
  await page.getByLabel('Start from a sample').selectOption(sample.name)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No errors')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
  for (const text of sample.reminder === null ? [] : [sample.reminder])
    await expect(preview.getByText(text, { exact: true })).toBeVisible()
  for (const seen of sample.sees) await expect(locate(preview, seen)).toBeVisible()
  return preview
}

const locate = (preview: Locator, seen: Seen): Locator =>
  'text' in seen
    ? preview.getByText(seen.text)
    : preview.getByRole(seen.role as Parameters<Locator['getByRole']>[0], { name: seen.name })

for (const [i, type] of types.entries()) {
  const id = dragged.includes(type) ? '' : cited(type)
  test(`${id}${type} is answered rightly, then wrongly: by keys alone, or by taps on a phone`, {
    // Every second one by keys, the others by taps, when not all are played both ways.
    tag: i % 2 === 0 ? ['@phone', '@desk'] : '@phone',
  }, async ({ page, isMobile }) => {
    test.slow()
    const sample = sampleOf(type, journeyOf(type).fixture ?? 'full')
    const { problem, right, wrong } = sample
    const preview = await openSample(page, type, sample)
    const submit = preview.getByRole('button', { name: 'Submit Answer' })
    const hand = isMobile ? pointer(preview) : keyboard(preview)

    await submit.press('Enter')
    await expect(preview.getByText('Your answer is incomplete.')).toBeVisible()
    await preview
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.focus())
    const problemFrame = preview.getByRole('article')
    await respond(hand, problem, right)
    await expectSameBoxes(problemFrame, async () => {
      await hand.pressButton(submit)
      await expect(preview.getByText('Correct!')).toBeInViewport({ ratio: 1 })
    })

    await hand.pressButton(preview.getByRole('button', { name: 'Start again' }))
    await expect(submit).toBeVisible()
    await respond(hand, problem, wrong)
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

  for (const type of dragged)
    test(`${cited(type)}${type} is answered by dragging`, async ({ page }) => {
      const sample = sampleOf(type, 'minimal')
      const preview = await openSample(page, type, sample)
      await respond(dragging(preview), sample.problem, sample.right)
      await preview.getByRole('button', { name: 'Submit Answer' }).click()
      await expect(preview.getByText('Correct!')).toBeVisible()
    })
})
