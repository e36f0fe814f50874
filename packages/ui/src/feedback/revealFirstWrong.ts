const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Scrolls to the first part that is marked as not correct, if it is not in sight. */
export function revealFirstWrong(root: HTMLElement | null): void {
  const marked = root?.querySelector('[data-mark="incorrect"]')?.parentElement
  const behavior = window.matchMedia?.(REDUCED_MOTION).matches ? 'instant' : 'smooth'
  marked?.scrollIntoView?.({ block: 'nearest', behavior })
}
