import { type RefObject, useEffect } from 'react'

/** Of the screen; the same as in the styles. */
const TRAY_SHARE = 0.3

/** Where a tray scrolls by itself it ends in the middle of a card, which says that there are more. */
export function useTrayEnd(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const cards = list.current
    if (!cards || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setEnd(cards))
    observer.observe(cards)
    return () => observer.disconnect()
  }, [list])
}

function setEnd(list: HTMLElement): void {
  const tray = list.parentElement
  if (!tray) return
  const room = window.innerHeight * TRAY_SHARE
  const { top, height } = list.getBoundingClientRect()
  const middles = [...list.children].map((card) => {
    const box = card.getBoundingClientRect()
    return box.top - top + box.height * 0.55
  })
  const end = height <= room ? undefined : middles.filter((middle) => middle <= room).at(-1)
  if (end === undefined) tray.style.removeProperty('--tray-end')
  else tray.style.setProperty('--tray-end', `${tray.clientTop + list.offsetTop + end}px`)
}
