import { isCalm } from '../theme/isCalm'

/** Scrolls to the first part that is marked as not correct, and to what is said of it (`data-part` is around both). */
export function revealFirstWrong(root: HTMLElement | null): void {
  // With the next frame, which lays the page out anyway: asked for at once it would be laid out twice.
  requestAnimationFrame(() => scrollToFirstWrong(root))
}

function scrollToFirstWrong(root: HTMLElement | null): void {
  const mark = root?.querySelector('[data-mark=incorrect]')
  const part = mark?.closest('[data-part]') ?? mark?.parentElement
  part?.scrollIntoView?.({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' })
}
