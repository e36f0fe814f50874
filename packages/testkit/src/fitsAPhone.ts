const TARGETS =
  'button, summary, select, textarea, input, [role="button"], [role="checkbox"], [role="radio"], [role="slider"]'
/** What a finger hits (pixels); letters of a word stand in a row, and may be as narrow as they are. */
const LEAST = { height: 44, width: 36 }

/** A control that has no text is called by its label. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.closest('label') ?? element).textContent?.trim().slice(0, 40) ??
  ''

/** What is pressed for it: a label around a control is. */
const sizeOf = (element: Element): DOMRect => (element.closest('label') ?? element).getBoundingClientRect()

function isSmall(element: Element): boolean {
  const { width, height } = sizeOf(element)
  const isSeen = width > 1 && height > 1
  return isSeen && (Math.round(width) < LEAST.width || Math.round(height) < LEAST.height)
}

function isCut(element: Element): boolean {
  const isClipped = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
  return isClipped && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
}

/** Throws what does not fit on a phone: a page too wide for it, what is too small for a finger, a text that is cut. */
export function expectFitsAPhone(page: Element): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    throw new Error(`The page is ${scrollWidth} px wide, and the phone ${clientWidth}: let it wrap.`)
  const small = [...page.querySelectorAll(TARGETS)].find(isSmall)
  if (small) {
    const { width, height } = sizeOf(small)
    throw new Error(
      `"${nameOf(small)}" is ${Math.round(width)} by ${Math.round(height)} px, too small for a finger: make it ${LEAST.height} px or larger (var(--ws-target)).`,
    )
  }
  const cut = [...page.querySelectorAll('*')].find(isCut)
  if (cut)
    throw new Error(
      `"${nameOf(cut)}" is cut: of ${cut.scrollWidth} px ${cut.clientWidth} are seen. Let it wrap (overflow-wrap: anywhere).`,
    )
}
