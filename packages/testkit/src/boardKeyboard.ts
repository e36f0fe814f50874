import type userEvent from '@testing-library/user-event'

type User = Pick<ReturnType<typeof userEvent.setup>, 'tab' | 'keyboard'>

const MOST_STOPS = 40

/** Presses the key until the element in focus has the data attribute. */
async function until(press: () => Promise<void>, name: 'card' | 'place', id: string): Promise<void> {
  const isThere = () => (document.activeElement as HTMLElement | null)?.dataset[name] === id
  for (let stop = 0; !isThere() && stop < MOST_STOPS; stop++) await press()
  if (!isThere()) throw new Error(`The keyboard does not reach ${name} ${id}.`)
}

/** Places cards on a drag board with Tab, Enter and arrow keys alone. */
export async function placeByKeyboard(user: User, placed: Readonly<Record<string, string>>): Promise<void> {
  for (const [card, place] of Object.entries(placed)) {
    await until(() => user.tab(), 'card', card)
    await user.keyboard('{Enter}')
    await user.keyboard('{Home}')
    await until(() => user.keyboard('{ArrowRight}'), 'place', place)
    await user.keyboard('{Enter}')
  }
}

/** Brings a sortable list into order with Tab, Enter and arrow keys alone. */
export async function sortByKeyboard(user: User, order: readonly string[]): Promise<void> {
  for (const [position, id] of order.entries()) {
    await until(() => user.tab(), 'card', id)
    await user.keyboard(`{Enter}{Home}${'{ArrowDown}'.repeat(position)}{Enter}`)
  }
}
