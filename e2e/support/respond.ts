import type { Locator, Page } from '@playwright/test'
import { pressUntil, tabTo } from './keyboard'

/** A way to answer, by what the response of a problem type holds. */
interface Hand {
  /** Ids of radio buttons and checkboxes that are wanted, of one sub-problem. */
  choose(ids: readonly string[]): Promise<void>
  /** The option of a dropdown, by its id. */
  pick(optionId: string): Promise<void>
  type(text: string): Promise<void>
  press(button: Locator): Promise<void>
  place(cardId: string, placeId: string): Promise<void>
  moveTo(cardId: string, position: number): Promise<void>
}

const input = (scope: Locator, id: string) => scope.locator(`input[value="${id}"]`)
const select = (scope: Locator, id: string) =>
  scope.locator('select', { has: scope.page().locator(`option[value="${id}"]`) })
const card = (scope: Locator, id: string) => scope.locator(`button[data-card="${id}"]`)
const place = (scope: Locator, id: string) => scope.locator(`button[data-place="${id}"]`)
const textField = (scope: Locator) => scope.getByRole('textbox', { name: 'Type the word' })

/** Taps or clicks. */
export function pointer(scope: Locator): Hand {
  const tile = (id: string) => scope.locator(`label:has(input[value="${id}"])`)
  return {
    async choose(ids) {
      const [first] = ids
      if (first === undefined) return
      const type = await input(scope, first).getAttribute('type')
      if (type === 'checkbox') {
        const name = await input(scope, first).getAttribute('name')
        const checked = await scope
          .locator(`input[name="${name}"]:checked`)
          .evaluateAll((inputs) => inputs.map((element) => element.getAttribute('value') ?? ''))
        for (const value of checked) if (!ids.includes(value)) await tile(value).click()
      }
      for (const id of ids) if (!(await input(scope, id).isChecked())) await tile(id).click()
    },
    pick: async (optionId) => void (await select(scope, optionId).selectOption(optionId)),
    type: (text) => textField(scope).fill(text),
    press: (button) => button.click(),
    async place(cardId, placeId) {
      await card(scope, cardId).click()
      // At the edge: cards that lie there already cover the middle.
      await place(scope, placeId).click({ position: { x: 4, y: 4 } })
    },
    async moveTo(cardId, position) {
      const target = scope.locator('button[data-card]').nth(position)
      if ((await target.getAttribute('data-card')) === cardId) return
      await card(scope, cardId).click()
      await target.click()
    },
  }
}

/** Keys alone. */
export function keyboard(scope: Locator): Hand {
  const page: Page = scope.page()
  const { keyboard: keys } = page
  return {
    async choose(ids) {
      for (const id of ids) {
        if ((await input(scope, id).getAttribute('type')) === 'checkbox') {
          await tabTo(page, input(scope, id))
          await keys.press('Space')
          continue
        }
        const name = await input(scope, id).getAttribute('name')
        await tabTo(page, scope.locator(`input[name="${name}"]`))
        await pressUntil(page, 'ArrowDown', { attribute: 'value', is: id })
        await keys.press('Space')
      }
    },
    async pick(optionId) {
      const field = select(scope, optionId)
      await tabTo(page, field)
      await keys.type((await field.locator(`option[value="${optionId}"]`).textContent()) ?? '')
    },
    async type(text) {
      await tabTo(page, textField(scope))
      await keys.type(text)
    },
    async press(button) {
      await tabTo(page, button)
      await keys.press('Enter')
    },
    async place(cardId, placeId) {
      await tabTo(page, card(scope, cardId))
      await keys.press('Enter')
      await keys.press('Home')
      await pressUntil(page, 'ArrowRight', { attribute: 'data-place', is: placeId })
      await keys.press('Enter')
    },
    async moveTo(cardId, position) {
      await tabTo(page, card(scope, cardId))
      await keys.press('Enter')
      await keys.press('Home')
      for (let i = 0; i < position; i++) await keys.press('ArrowDown')
      await keys.press('Enter')
    },
  }
}

/** What is opened first: options that are folded or cut. */
async function openAll(scope: Locator, hand: Hand): Promise<void> {
  const closed = scope.locator('button[aria-expanded="false"], button:has-text("Show option")')
  while ((await closed.count()) > 0) await hand.press(closed.first())
}

/** Gives a response on the page, whatever the problem type. */
// biome-ignore lint/suspicious/noExplicitAny: problems and responses of all types, told apart by what they hold
export async function respond(scope: Locator, hand: Hand, problem: any, response: any): Promise<void> {
  const { opened, chosen, typed, clicked, placed, order } = response
  if (opened) {
    await openAll(scope, hand)
    if (chosen) await hand.choose([chosen])
  } else if (chosen) {
    for (const value of Object.values<string | string[]>(chosen))
      await (Array.isArray(value) ? hand.choose(value) : hand.pick(value))
  }
  if (typed !== undefined) await hand.type(typed)
  for (const id of clicked ?? []) {
    const { phrase } = problem.phrases.find((entry: { id: string }) => entry.id === id)
    await hand.press(scope.getByRole('button', { name: phrase, exact: true }))
  }
  for (const [cardId, placeId] of Object.entries<string>(placed ?? {})) await hand.place(cardId, placeId)
  for (const [position, cardId] of (order ?? []).entries()) await hand.moveTo(cardId, position)
}
