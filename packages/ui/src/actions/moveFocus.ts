/** Home and End lead as far as there is anything. */
const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

export interface Succession {
  /** The first comes after the last. */
  wraps?: boolean
}

/** The index an arrow, Home or End key leads to; null for other keys. `from` is -1 when nothing has the focus. */
export function targetIndex(
  key: string,
  from: number,
  count: number,
  { wraps }: Succession = {},
): number | null {
  const step = STEP[key]
  if (step === undefined || count === 0) return null
  const target = (from < 0 && step < 0 ? count : from) + step
  if (wraps && Number.isFinite(step)) return (target + count) % count
  return Math.min(count - 1, Math.max(0, target))
}

/** Moves the focus among the elements; true when the key was one of those. */
export function moveFocus(elements: readonly HTMLElement[], key: string, succession?: Succession): boolean {
  const from = elements.indexOf(document.activeElement as HTMLElement)
  const target = targetIndex(key, from, elements.length, succession)
  if (target === null) return false
  elements[target]?.focus()
  return true
}
