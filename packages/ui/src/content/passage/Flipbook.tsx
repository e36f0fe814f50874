import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import FlipBook from 'react-pageflip'
import { IconButton } from '../../actions/IconButton'
import { BackIcon, ForwardIcon } from '../../actions/icons'
import { Markdown } from '../Markdown'
import styles from './Flipbook.module.css'
import { pageCounter } from './pageCounter'
import type { Place } from './place'
import { type PageFlipInternals, stopPageFlip } from './stopPageFlip'
import { type BookSize, useBookSize } from './useBookSize'
import { usePageTurns } from './usePageTurns'

export interface FlipbookProps {
  /** Two at least. */
  pages: readonly string[]
  isAnimated: boolean
  place: Place
}

interface PageFlip extends PageFlipInternals {
  flipNext(): void
  flipPrev(): void
  turnToNextPage(): void
  turnToPrevPage(): void
}

type Orientation = 'portrait' | 'landscape'

/**
 * A book whose pages turn, with real text on each of them (TYPE-19). The library draws the turning alone: it
 * gets no mouse or touch events, so that text can be selected and a page scrolled.
 */
export function Flipbook(props: FlipbookProps) {
  const { size, room, pages } = useBookSize()
  return (
    <div ref={room} className={styles.room}>
      {size ? (
        <Book key={`${size.width} ${size.height}`} {...props} size={size} />
      ) : (
        <div ref={pages} className={styles.measured} aria-hidden="true">
          {props.pages.map((page, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
            <div key={i} className={styles.page}>
              <Markdown text={page} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const isReadingIn = (root: Element | null) => root?.querySelector('section:focus-within') != null

function Book({ pages, isAnimated, place, size }: FlipbookProps & { size: BookSize }) {
  const root = useRef<HTMLDivElement>(null)
  const book = useRef<{ pageFlip(): PageFlip | undefined }>(null)
  /** The page that is turned over takes the focus of who reads in it along. */
  const wasReading = useRef(false)
  // Where two pages are open, the first is an even one.
  const [startPage] = useState(place.page - (size.isDouble ? place.page % 2 : 0))
  const [first, setFirst] = useState(startPage)
  const [orientation, setOrientation] = useState<Orientation>(size.isDouble ? 'landscape' : 'portrait')
  const [isReady, setIsReady] = useState(false)
  const { isResting, turn } = usePageTurns()
  const shown = orientation === 'landscape' ? [first, first + 1].filter((i) => i < pages.length) : [first]
  const isAtStart = first === 0
  const isAtEnd = shown.includes(pages.length - 1)

  // The library forgets its pages when they are drawn anew.
  const leaves = useMemo(
    () =>
      pages.map((page, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
        <div key={i} className={styles.leaf}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page can be longer than the book is high */}
          <section className={styles.page} tabIndex={0} aria-label={pageCounter([i], pages.length)}>
            <div data-spoken="">
              <Markdown text={page} />
            </div>
          </section>
        </div>
      )),
    [pages],
  )

  useEffect(() => {
    const mounted = book.current
    return () => {
      const flip = mounted?.pageFlip()
      if (flip) stopPageFlip(flip)
    }
  }, [])

  function turnPage(to: 'Next' | 'Prev') {
    if (!isReady) return
    turn(() => {
      wasReading.current = isReadingIn(root.current)
      book.current?.pageFlip()?.[isAnimated ? (`flip${to}` as const) : (`turnTo${to}Page` as const)]()
    })
  }
  const goNext = () => !isAtEnd && turnPage('Next')
  const goBack = () => !isAtStart && turnPage('Prev')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    if (event.key === 'ArrowRight') goNext()
    else goBack()
  }

  const onFlip = useCallback(
    (event: { data: number }) => {
      place.page = event.data
      setFirst(event.data)
      if (!wasReading.current) return
      // The library shows a page with its next frame; a focus that has moved on stays where it is.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body || isReadingIn(root.current))
          root.current?.querySelectorAll('section')[event.data]?.focus({ preventScroll: true })
      })
    },
    [place],
  )
  const onInit = useCallback((event: { data: { mode: Orientation } }) => {
    setOrientation(event.data.mode)
    setIsReady(true)
  }, [])
  const onChangeOrientation = useCallback((event: { data: Orientation }) => setOrientation(event.data), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is inside
    <div ref={root} className={styles.flipbook} onKeyDown={onKeyDown}>
      <FlipBook
        ref={book}
        className={styles.book ?? ''}
        style={{}}
        {...size.page}
        size="stretch"
        startPage={startPage}
        autoSize
        usePortrait
        showCover={false}
        drawShadow
        maxShadowOpacity={0.35}
        flippingTime={700}
        startZIndex={0}
        mobileScrollSupport
        clickEventForward
        useMouseEvents={false}
        swipeDistance={30}
        showPageCorners={false}
        // It hears no clicks; with this on, it turns no page back where one alone is open.
        disableFlipByClick={false}
        renderOnlyPageLengthChange
        onFlip={onFlip}
        onInit={onInit}
        onChangeOrientation={onChangeOrientation}
      >
        {leaves}
      </FlipBook>
      <div className={styles.turner}>
        <IconButton
          label="Previous page"
          icon={<BackIcon />}
          aria-disabled={isAtStart || isResting || !isReady}
          onClick={goBack}
          className={styles.arrow ?? ''}
        />
        <p aria-live="polite" className={styles.counter}>
          {pageCounter(shown, pages.length)}
        </p>
        <IconButton
          label="Next page"
          icon={<ForwardIcon />}
          aria-disabled={isAtEnd || isResting || !isReady}
          onClick={goNext}
          className={styles.arrow ?? ''}
        />
      </div>
    </div>
  )
}
