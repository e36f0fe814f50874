/** What had the focus went with the page, or with the part of it that it stood in. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** As a ref of a button that goes with what it does: the content or its dialog has the focus then, where the button had it. */
export const leaveFocusToContent = (button: HTMLElement | null) => () => {
  if (button === null || document.activeElement !== button) return
  const close = button.closest('dialog')?.querySelector('button')
  if (close) close.focus()
  else focusContent()
}
