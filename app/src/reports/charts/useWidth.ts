import { type RefObject, useEffect, useState } from 'react'

/** Where nothing can be measured (C-03). */
const USUAL = 800
/** A picture is asked for again when the room has changed by more, and after a moment without a change (ms). */
const STEP = 40
const PAUSE = 250

const roundedWidth = (element: HTMLElement): number => Math.floor(element.clientWidth / 10) * 10 || USUAL

/** The width of an element, for a picture that fills it; null until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return
    setWidth(roundedWidth(current))
    if (typeof ResizeObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const next = roundedWidth(current)
        setWidth((before) => (before === null || Math.abs(next - before) >= STEP ? next : before))
      }, PAUSE)
    })
    observer.observe(current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return width
}
