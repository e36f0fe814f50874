import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Room for the button that holds the rest. */
const MORE_PIXELS = 96

/** How many of so many widths stand side by side; all of them, or as many as leave room for one button more. */
export function countFitting(widths: readonly number[], room: number): number {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (sum <= room) return widths.length
  let used = MORE_PIXELS
  const count = widths.findIndex((width) => {
    used += width
    return used > room
  })
  return count === -1 ? widths.length : count
}

/** Whether the focus is in an element, as it is while a menu in it is open. */
function useHasFocus(target: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const onFocusIn = () => setHasFocus(true)
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      setHasFocus(element.contains(relatedTarget as Node | null))
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [target])
  return hasFocus
}

interface Widths {
  /** Null while nothing is measured. */
  key: string | null
  of: readonly number[]
}

/** How many children of a row have room in its parent; all while nothing is measured. `key` names what is in it. */
export function useFitting(row: RefObject<HTMLElement | null>, key: string): number {
  const [widths, setWidths] = useState<Widths>({ key: null, of: [] })
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const isMeasured = widths.key === key
  const fitting = isMeasured ? countFitting(widths.of, room) : Number.POSITIVE_INFINITY
  // An entry that goes elsewhere takes its open menu or the focus with it: until it is left, it stays.
  const isHeld = useHasFocus(row)
  const [shown, setShown] = useState(fitting)
  if (!isHeld && shown !== fitting) setShown(fitting)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was hidden is measured anew
  useLayoutEffect(() => {
    const element = row.current
    if (isMeasured || isHeld || !element || element.offsetWidth === 0) return
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
    const of = [...element.children].map((child) => (child as HTMLElement).offsetWidth + gap)
    setWidths({ key, of })
    setRoom(element.parentElement?.clientWidth ?? Number.POSITIVE_INFINITY)
  }, [row, key, widths, isMeasured, isHeld])

  useEffect(() => {
    const element = row.current
    const parent = element?.parentElement
    if (!parent || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // Hidden on a phone: it is measured when it is seen.
      if (parent.clientWidth > 0) setRoom(parent.clientWidth)
    })
    observer.observe(parent)
    // Other letters have other widths, larger ones too; what is hidden on a phone has none.
    const letters = new ResizeObserver(() => setWidths({ key: null, of: [] }))
    if (element.firstElementChild) letters.observe(element.firstElementChild)
    return () => {
      observer.disconnect()
      letters.disconnect()
    }
  }, [row])

  return isHeld ? shown : fitting
}
