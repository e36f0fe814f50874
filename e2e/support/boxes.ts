import { expect, type Locator } from '@playwright/test'

const ANSWERS = 'button[data-card], label:has(input), select, input:not([type]), button[aria-pressed]'

/** Everything a student answers with: its size, its column, and which others stand in its row. */
const readBoxes = (scope: Locator) =>
  scope.locator(ANSWERS).evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top))
    return elements.map((element, i) => {
      const { left, width, height } = element.getBoundingClientRect()
      return {
        size: [Math.round(width), Math.round(height)],
        // What has come together to a word or a sentence flows as one.
        place: element.closest('[data-joined]')
          ? 'joined'
          : { left: Math.round(left), row: tops.indexOf(tops[i] as number) },
      }
    })
  })

type Boxes = Awaited<ReturnType<typeof readBoxes>>

/** What the check does to the answer: nothing changes its size or its row, unless it joins to a sentence. */
export async function expectSameBoxes(scope: Locator, check: () => Promise<void>): Promise<void> {
  const before = await readBoxes(scope)
  expect(before.length).toBeGreaterThan(0)
  await check()
  const after = await readBoxes(scope)
  const asBefore: Boxes = before.map((box, i) => (after[i]?.place === 'joined' ? (after[i] ?? box) : box))
  expect(after).toEqual(asBefore)
}
