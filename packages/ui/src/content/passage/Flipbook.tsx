import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import FlipBook from 'react-pageflip'
import { IconButton } from '../../actions/IconButton'
import { BackIcon, ForwardIcon } from '../../actions/icons'
import { Markdown } from '../Markdown'
import styles from './Flipbook.module.css'
import { pageCounter } from './pageCounter'
import { type PageFlipInternals, stopPageFlip } from './stopPageFlip'
import { usePageTurns } from './usePageTurns'

export interface FlipbookProps {
  /** Two at least. */
  pages: readonly string[]
  isAnimated: boolean
}

interface PageFlip extends PageFlipInternals {
  flipNext(): void
  flipPrev(): void
  turnToNextPage(): void
  turnToPrevPage(): void
}

type Orientation = 'portrait' | 'landscape'

/** Width and height of a page give its proportions; below two pages of `minWidth` one is shown. */
const PAGE = { width: 380, height: 480, minWidth: 270, maxWidth: 420, minHeight: 300, maxHeight: 640 }

/** Taller, so that a page of text is seen whole where the lines are short. */
const PHONE_PAGE = { ...PAGE, height: 650 }
const PHONE = '(max-width: 30rem)'

/**
 * A book whose pages turn, with real text on each of them (TYPE-19). The library draws the turning alone: it
 * gets no mouse or touch events, so that text can be selected and a page scrolled.
 */
export function Flipbook({ pages, isAnimated }: FlipbookProps) {
  const book = useRef<{ pageFlip(): PageFlip | undefined }>(null)
  const [first, setFirst] = useState(0)
  const [orientation, setOrientation] = useState<Orientation>('portrait')
  const [page] = useState(() => (window.matchMedia(PHONE).matches ? PHONE_PAGE : PAGE))
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
            <Markdown text={page} />
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

  const goNext = () => {
    if (isAtEnd) return
    turn(() =>
      isAnimated ? book.current?.pageFlip()?.flipNext() : book.current?.pageFlip()?.turnToNextPage(),
    )
  }
  const goBack = () => {
    if (isAtStart) return
    turn(() =>
      isAnimated ? book.current?.pageFlip()?.flipPrev() : book.current?.pageFlip()?.turnToPrevPage(),
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    if (event.key === 'ArrowRight') goNext()
    else goBack()
  }

  const onFlip = useCallback((event: { data: number }) => setFirst(event.data), [])
  const onInit = useCallback((event: { data: { mode: Orientation } }) => setOrientation(event.data.mode), [])
  const onChangeOrientation = useCallback((event: { data: Orientation }) => setOrientation(event.data), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is inside
    <div className={styles.flipbook} onKeyDown={onKeyDown}>
      <FlipBook
        ref={book}
        className={styles.book ?? ''}
        style={{}}
        {...page}
        size="stretch"
        startPage={0}
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
        disableFlipByClick
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
          aria-disabled={isAtStart || isResting}
          onClick={goBack}
          className={styles.arrow ?? ''}
        />
        <p aria-live="polite" className={styles.counter}>
          {pageCounter(shown, pages.length)}
        </p>
        <IconButton
          label="Next page"
          icon={<ForwardIcon />}
          aria-disabled={isAtEnd || isResting}
          onClick={goNext}
          className={styles.arrow ?? ''}
        />
      </div>
    </div>
  )
}
