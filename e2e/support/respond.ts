import { expect, type Locator, type Page } from '@playwright/test'
import type { ProblemEnvelope } from '@wordstride/core'
import type { Hand } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import { dragByMouse } from './drag'
import { pressUntil, tabTo } from './keyboard'

/** A hand that can also press what stands outside of the problem. */
interface PlaywrightHand extends Hand {
  pressButton(button: Locator): Promise<void>
}

const input = (scope: Locator, id: string) => scope.locator(`input[value="${id}"]`)
const select = (scope: Locator, id: string) =>
  scope.locator('select', { has: scope.page().locator(`option[value="${id}"]`) })
const card = (scope: Locator, id: string) => scope.locator(`button[data-card="${id}"]`)
const place = (scope: Locator, id: string) => scope.locator(`button[data-place="${id}"]`)
/** A field that is written into, or a slider. */
const fieldOf = (scope: Locator, name: string) =>
  (['searchbox', 'combobox', 'spinbutton', 'slider'] as const)
    .map((role) => scope.getByRole(role, { name }))
    .reduce((found, other) => found.or(other), scope.getByRole('textbox', { name }))

/** Presses what is found until nothing is found any more. */
async function pressAway(found: Locator, press: (button: Locator) => Promise<void>): Promise<void> {
  while ((await found.count()) > 0) await press(found.first())
}

/** What a hand does with buttons, whichever way it presses one. */
const buttons = (scope: Locator, press: (button: Locator) => Promise<void>) => ({
  press: (name: string) => press(scope.getByRole('button', { name, exact: true })),
  pressButton: press,
  pressAll: (beginning: string) =>
    pressAway(scope.getByRole('button', { name: new RegExp(`^${beginning}`) }), press),
  unfoldAll: () => pressAway(scope.locator('button[aria-expanded="false"]'), press),
})

/** Taps or clicks. */
export function pointer(scope: Locator): PlaywrightHand {
  const tile = (id: string) => scope.locator(`label:has(input[value="${id}"])`)
  return {
    ...buttons(scope, (button) => button.click()),
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
    type: (name, text) => fieldOf(scope, name).fill(text),
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

/** A pointer that drags cards. */
export function dragging(scope: Locator): PlaywrightHand {
  return {
    ...pointer(scope),
    place: (cardId, placeId) => dragByMouse(card(scope, cardId), place(scope, placeId)),
    async moveTo(cardId, position) {
      const target = scope.locator('button[data-card]').nth(position)
      if ((await target.getAttribute('data-card')) === cardId) return
      await dragByMouse(card(scope, cardId), target)
      await expect(target).toHaveAttribute('data-card', cardId)
    },
  }
}

/** Keys alone. */
export function keyboard(scope: Locator): PlaywrightHand {
  const page: Page = scope.page()
  const { keyboard: keys } = page
  async function press(button: Locator) {
    await tabTo(page, button)
    await keys.press('Enter')
  }
  return {
    ...buttons(scope, press),
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
    async type(name, text) {
      const field = fieldOf(scope, name)
      await tabTo(page, field)
      if ((await field.getAttribute('type')) !== 'range') return keys.type(text)
      await keys.press('Home')
      for (let at = await field.inputValue(); at !== text; at = await field.inputValue()) {
        await keys.press('ArrowRight')
        if ((await field.inputValue()) === at) throw new Error(`The slider ${name} does not reach ${text}.`)
      }
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

/** Gives a response on the page, as the problem's type tells. */
export async function respond(hand: Hand, problem: ProblemEnvelope, response: unknown): Promise<void> {
  const answerByHand = authoring.get(problem.problem_type)?.answerByHand
  if (!answerByHand) throw new Error(`${problem.problem_type} does not tell how it is answered by hand.`)
  await answerByHand(problem, response, hand)
}
