/** The `ref` of what has the focus as soon as it is there, as where the button that had it is gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
