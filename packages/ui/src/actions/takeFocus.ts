/** The `ref` of what has the focus as soon as it is there, as where the button that had it is gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** For what stands in place of a button that was pressed and has gone; a focus that has moved on stays where it is. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus()
}
