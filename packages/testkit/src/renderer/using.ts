import { fireEvent } from '@testing-library/react'

/** What a hand can use on a page. */
export const USED = 'button, [role="button"], [role="checkbox"], [role="radio"], input, select, textarea'

export const isOpen = (element: Element): boolean =>
  !element.matches(':disabled, [readonly], [aria-disabled="true"], [type="submit"]')

export type Field = HTMLInputElement | HTMLTextAreaElement

export const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|image)$/.test(element.type))

/** What a hand does to a control: presses it, chooses something else in it or writes into it; what it gives does the same once more. */
export function use(element: Element, write: (text: string) => string): () => void {
  const again = handOn(element, write)
  again()
  return again
}

function handOn(element: Element, write: (text: string) => string): () => void {
  if (element instanceof HTMLSelectElement) {
    const other = [...element.options].find(({ disabled, selected }) => !disabled && !selected)
    return () => other && fireEvent.change(element, { target: { value: other.value } })
  }
  if (!isField(element)) return () => fireEvent.click(element)
  const isNumber = /^(range|number)$/.test(element.type)
  const value = isNumber ? String(Number(element.value) + 1) : write(element.value)
  return () => fireEvent.input(element, { target: { value } })
}
