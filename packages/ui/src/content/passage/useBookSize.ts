import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { preloadMarkdown } from '../Markdown'

export interface BookSize {
  width: number
  height: number
  isDouble: boolean
  /** As the library wants it; its book has one size alone. */
  page: Record<'width' | 'height' | 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight', number>
}

/** In letters of the text: what a line should have at least and at most. */
const LINE = { min: 16, max: 32 }
const LOWEST_PX = 140
/** Of the window: longer pages scroll, and the buttons below the book stay on the screen. */
const HIGHEST_PART = 0.55
/** Where nothing is drawn. */
const SOME_WIDTH = 380

/** How wide a page is: two side by side where both have a line of text. */
function pageWidth(room: number, fontSize: number): { width: number; isDouble: boolean } {
  const isDouble = room >= 2 * LINE.min * fontSize
  return { isDouble, width: Math.floor(Math.min(isDouble ? room / 2 : room, LINE.max * fontSize)) }
}

/**
 * The size of a book that is as high as the longest of its pages. Until it is known the pages stand in `pages`; they
 * do so again when there is another room.
 */
export function useBookSize() {
  const room = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [size, setSize] = useState<BookSize | null>(null)

  // Text without its marks, or in another font, has other lines.
  useEffect(() => {
    let isGone = false
    void Promise.allSettled([preloadMarkdown(), document.fonts?.ready]).then(() => {
      if (!isGone) setIsReady(true)
    })
    return () => {
      isGone = true
    }
  }, [])

  useLayoutEffect(() => {
    if (!isReady || size || !room.current || !pages.current) return
    setSize(measure(room.current, pages.current))
  })

  useEffect(() => {
    const element = room.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width || element.clientWidth === 0) return
      width = element.clientWidth
      setSize(null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { size, room, pages }
}

function measure(room: HTMLElement, pages: HTMLElement): BookSize {
  const fontSize = Number.parseFloat(getComputedStyle(room).fontSize) || 16
  const { width, isDouble } = pageWidth(room.clientWidth || SOME_WIDTH, fontSize)
  pages.style.width = `${width}px`
  const longest = Math.max(...[...pages.children].map((page) => page.scrollHeight))
  // With the lines around a page.
  const height = Math.ceil(Math.max(LOWEST_PX, Math.min(longest + 2, window.innerHeight * HIGHEST_PART)))
  return {
    width,
    height,
    isDouble,
    page: {
      width,
      height,
      minWidth: isDouble ? Math.floor(width / 2) : width,
      maxWidth: width,
      minHeight: height,
      maxHeight: height,
    },
  }
}
