import type { KeyboardUser } from './keyboardUser'

const MOST_STOPS = 40

/** Presses the key until the element in focus has the data attribute. */
async function until(press: () => Promise<void>, name: 'card' | 'place', id: string): Promise<void> {
  const isThere = () => (document.activeElement as HTMLElement | null)?.dataset[name] === id
  for (let stop = 0; !isThere() && stop < MOST_STOPS; stop++) await press()
  if (!isThere()) throw new Error(`The keyboard does not reach ${name} ${id}.`)
}

/** Places cards on a drag board with Tab, Enter and arrow keys alone. */
export async function placeByKeyboard(
  user: KeyboardUser,
  placed: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [card, place] of Object.entries(placed)) {
    await until(() => user.tab(), 'card', card)
    await user.keyboard('{Enter}')
    await user.keyboard('{Home}')
    await until(() => user.keyboard('{ArrowRight}'), 'place', place)
    await user.keyboard('{Enter}')
  }
}

/** Brings a sortable list into order with Tab, Enter and arrow keys alone. */
export async function sortByKeyboard(user: KeyboardUser, order: readonly string[]): Promise<void> {
  for (const [position, id] of order.entries()) {
    await until(() => user.tab(), 'card', id)
    await user.keyboard(`{Enter}{Home}${'{ArrowDown}'.repeat(position)}{Enter}`)
  }
}

const MOST_TABS = 30

/** Tabs through the page and shows each element in focus, until there is no other. */
async function tabThrough(user: KeyboardUser, visit: (focused: Element) => Promise<void>): Promise<void> {
  for (let stop = 0; stop < MOST_TABS; stop++) {
    await user.tab()
    const focused = document.activeElement
    if (!focused || focused === document.body) return
    await visit(focused)
  }
}

/** Chooses the options of these ids, in every radio and checkbox group. */
export async function chooseByKeyboard(user: KeyboardUser, ids: Iterable<string>): Promise<void> {
  const wanted = new Set(ids)
  await tabThrough(user, async (focused) => {
    if (!(focused instanceof HTMLInputElement)) return
    if (focused.type === 'checkbox') {
      if (wanted.has(focused.value)) await user.keyboard(' ')
      return
    }
    for (let i = 0; i < 10; i++) {
      if (wanted.has((document.activeElement as HTMLInputElement).value)) break
      await user.keyboard('{ArrowDown}')
    }
    await user.keyboard(' ')
  })
}

/** Opens whatever can be unfolded. */
export const unfoldByKeyboard = (user: KeyboardUser): Promise<void> =>
  tabThrough(user, async (focused) => {
    if (focused.getAttribute('aria-expanded') === 'false') await user.keyboard('{Enter}')
  })

/** Clicks the phrases of these texts. */
export async function clickPhrasesByKeyboard(user: KeyboardUser, texts: Iterable<string>): Promise<void> {
  const wanted = new Set(texts)
  await tabThrough(user, async (focused) => {
    if (focused.getAttribute('aria-pressed') === 'false' && wanted.has(focused.textContent))
      await user.keyboard('{Enter}')
  })
}

/** Chooses in every dropdown its option of these ids. */
export const selectByKeyboard = (user: KeyboardUser, ids: readonly (string | null)[]): Promise<void> =>
  tabThrough(user, async (focused) => {
    if (!(focused instanceof HTMLSelectElement)) return
    const at = [...focused.options].findIndex(({ value }) => ids.includes(value))
    if (at !== -1) await user.keyboard(`{Home}${'{ArrowDown}'.repeat(at)}`)
  })

/** Moves every slider to its value: from its beginning, step by step. */
export const slideByKeyboard = (
  user: KeyboardUser,
  wanted: (slider: HTMLInputElement) => number,
): Promise<void> =>
  tabThrough(user, async (focused) => {
    if (!(focused instanceof HTMLInputElement) || focused.type !== 'range') return
    const steps = Math.round((wanted(focused) - Number(focused.min || 0)) / Number(focused.step || 1))
    await user.keyboard(`{Home}${'{ArrowRight}'.repeat(steps)}`)
  })
