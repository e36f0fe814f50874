import userEvent from '@testing-library/user-event'
import { pressNatively } from './nativeKeys'

/** Somebody who has a keyboard and nothing else. */
export interface KeyboardUser {
  tab(options?: { shift?: boolean }): Promise<void>
  keyboard(keys: string): Promise<void>
}

/** A loop that waits for what never gets the focus would go on for ever, also in the tests after it. */
const MOST_PRESSES = 10_000
const MOST_WITHOUT_FOCUS = 100

const POINTER_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'click', 'input', 'change'] as const

const nameOf = (event: Event): string => {
  const { outerHTML = '' } = event.target as Partial<Element>
  return `${event.type} at ${outerHTML.slice(0, 120)}`
}

export interface GuardedUser {
  user: KeyboardUser
  /** Throws when something happened on the page that no key has caused. */
  expectNoOtherHand(): void
  leave(): void
}

/** A user whose keys do what they do in a browser, and who is watched: whatever else acts on the page is told. */
export function guardedUser(): GuardedUser {
  const real = userEvent.setup({ delay: null })
  const others: string[] = []
  let isPressing = false
  let hasLeft = false
  let presses = 0
  let withoutFocus = 0
  const watch = (event: Event) => {
    if (!isPressing) others.push(nameOf(event))
  }
  for (const name of POINTER_EVENTS) document.addEventListener(name, watch, true)
  window.addEventListener('keydown', pressNatively)

  const pressing =
    <TArgs extends unknown[]>(press: (...args: TArgs) => Promise<void>) =>
    async (...args: TArgs): Promise<void> => {
      if (hasLeft || ++presses > MOST_PRESSES || withoutFocus > MOST_WITHOUT_FOCUS)
        throw new Error(
          `solveByKeyboard has no end: ${withoutFocus} of its ${presses} presses left the focus on no element. Let its loops stop: what they look for is not there, as on a locked page, where the kit calls it too.`,
        )
      isPressing = true
      try {
        await press(...args)
      } finally {
        isPressing = false
        if (document.activeElement === document.body) withoutFocus++
      }
    }
  const keys: KeyboardUser = {
    tab: pressing((options) => real.tab(options)),
    keyboard: pressing((text) => real.keyboard(text)),
  }
  return {
    user: new Proxy(keys, {
      get(target, name) {
        if (name in target || typeof name === 'symbol' || name === 'then') return Reflect.get(target, name)
        throw new Error(
          `solveByKeyboard uses user.${name}. It proves that the keyboard is enough: user.tab and user.keyboard are all there is.`,
        )
      },
    }),
    expectNoOtherHand() {
      if (others.length > 0)
        throw new Error(
          `solveByKeyboard acts without a key: ${others[0]}. Use user.tab and user.keyboard alone.`,
        )
    },
    leave() {
      hasLeft = true
      for (const name of POINTER_EVENTS) document.removeEventListener(name, watch, true)
      window.removeEventListener('keydown', pressNatively)
    },
  }
}
