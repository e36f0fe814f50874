import { type RefObject, useEffect, useRef } from 'react'

/** Brings an element to the middle of the screen when it comes, unless it is in sight. */
export function useScrolledTo<T extends HTMLElement>(isScrolledTo: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    const box = element.current?.getBoundingClientRect()
    if (!isScrolledTo || !box || (box.top >= 0 && box.bottom <= window.innerHeight)) return
    element.current?.scrollIntoView({ block: 'center' })
  }, [isScrolledTo])
  return element
}
