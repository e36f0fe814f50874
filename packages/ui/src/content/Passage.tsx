import { useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { BackIcon, ForwardIcon } from '../actions/icons'
import { Markdown } from './Markdown'
import styles from './Passage.module.css'

export interface PassageProps {
  title: string
  pages: readonly string[]
  layout: 'flipbook' | 'two_columns'
}

/** CONST-29: one page turn per 2 seconds. */
const PAGE_TURN_MS = 2_000

/** A reading passage: scrolling columns (TYPE-20), or page by page with throttled turning (TYPE-19). */
export function Passage({ title, pages, layout }: PassageProps) {
  return (
    <section className={styles.passage} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {layout === 'two_columns' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
        <section className={styles.columns} tabIndex={0} aria-label={`${title}, text`}>
          {pages.map((page, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
            <Markdown key={i} text={page} />
          ))}
        </section>
      ) : (
        <PagedText pages={pages} />
      )}
    </section>
  )
}

function PagedText({ pages }: { pages: readonly string[] }) {
  const [page, setPage] = useState(0)
  const lastTurn = useRef(Number.NEGATIVE_INFINITY)

  function turn(by: number) {
    const now = performance.now()
    if (now - lastTurn.current < PAGE_TURN_MS) return
    lastTurn.current = now
    setPage((current) => Math.min(pages.length - 1, Math.max(0, current + by)))
  }

  return (
    <>
      <div className={styles.page} aria-live="polite">
        <Markdown text={pages[page] ?? ''} />
      </div>
      <div className={styles.turner}>
        <IconButton
          label="Previous page"
          icon={<BackIcon />}
          disabled={page === 0}
          onClick={() => turn(-1)}
        />
        <span>
          Page {page + 1} of {pages.length}
        </span>
        <IconButton
          label="Next page"
          icon={<ForwardIcon />}
          disabled={page === pages.length - 1}
          onClick={() => turn(1)}
        />
      </div>
    </>
  )
}
