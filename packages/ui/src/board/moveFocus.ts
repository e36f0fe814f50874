const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The index an arrow, Home or End key leads to; null for other keys. `from` is -1 when nothing has the focus. */
export function targetIndex(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEP[key]
  if (step === undefined) return null
  if (from < 0) return step > 0 ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, from + step))
}

/** Moves the focus among the elements; true when the key was one of those. */
export function moveFocus(elements: readonly HTMLElement[], key: string): boolean {
  const from = elements.indexOf(document.activeElement as HTMLElement)
  const target = targetIndex(key, from, elements.length)
  if (target === null) return false
  elements[target]?.focus()
  return true
}
