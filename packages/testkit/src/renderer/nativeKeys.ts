import { fireEvent } from '@testing-library/react'

/*
 * What browsers do by themselves and jsdom does not: keys that move a slider, count a number field up and down and
 * choose in a closed dropdown (the stories use a real browser). A renderer that prevents the default does it itself.
 */

const numberOf = (text: string, otherwise: number): number => (text === '' ? otherwise : Number(text))

function slide(slider: HTMLInputElement, key: string): void {
  const [min, max] = [numberOf(slider.min, 0), numberOf(slider.max, 100)]
  const step = slider.step === 'any' ? (max - min) / 100 : numberOf(slider.step, 1)
  const page = Math.max(step, (max - min) / 10)
  const now = Number(slider.value)
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: now + step,
    ArrowUp: now + step,
    ArrowLeft: now - step,
    ArrowDown: now - step,
    PageUp: now + page,
    PageDown: now - page,
    Home: min,
    End: max,
  }
  const target = targets[key]
  if (target === undefined) return
  const value = String(Math.min(max, Math.max(min, target)))
  if (value !== slider.value) fireEvent.input(slider, { target: { value } })
}

function count(field: HTMLInputElement, key: string): void {
  if (field.readOnly || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
  const step = numberOf(field.step, 1) * (key === 'ArrowUp' ? 1 : -1)
  fireEvent.input(field, { target: { value: String(numberOf(field.value, 0) + step) } })
}

function choose(select: HTMLSelectElement, key: string): void {
  const options = [...select.options]
  const open = options.filter(({ disabled }) => !disabled)
  const now = open.findIndex(({ index }) => index === select.selectedIndex)
  const byLetter = [...open.slice(now + 1), ...open].find(({ text }) =>
    text.toLowerCase().startsWith(key.toLowerCase()),
  )
  const targets: Readonly<Record<string, HTMLOptionElement | undefined>> = {
    ArrowDown: open[now + 1],
    ArrowRight: open[now + 1],
    ArrowUp: open[now - 1],
    ArrowLeft: open[now - 1],
    Home: open[0],
    End: open.at(-1),
  }
  const target = key.length === 1 ? byLetter : targets[key]
  if (target && target.index !== select.selectedIndex)
    fireEvent.change(select, { target: { value: target.value } })
}

/** For a listener behind those of the page. */
export function pressNatively(event: KeyboardEvent): void {
  const { target, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof HTMLSelectElement && !target.multiple) choose(target, key)
  if (!(target instanceof HTMLInputElement)) return
  if (target.type === 'range') {
    slide(target, key)
    // user-event would move a cursor in it, and fails.
    if (key !== 'Tab') event.preventDefault()
  }
  if (target.type === 'number') count(target, key)
}
