/** Scrolls to the first part that is marked as not correct, if it is not in sight. */
export function revealFirstWrong(root: HTMLElement | null): void {
  root?.querySelector('[data-mark=incorrect]')?.parentElement?.scrollIntoView?.({ block: 'nearest' })
}
