import type { ReactNode } from 'react'
import { Markdown } from '../Markdown'
import { ReadButton } from '../reading/ReadButton'
import styles from './Passage.module.css'

export interface TwoColumnsProps {
  title: string
  heading: ReactNode
  pages: readonly string[]
}

/**
 * Text in two columns that scrolls; one column where two do not fit (TYPE-20). The columns of each page are
 * balanced by themselves, so that a reader never scrolls back further than to the top of a page.
 */
export function TwoColumns({ title, heading, pages }: TwoColumnsProps) {
  return (
    <>
      <div className={styles.header}>
        {heading}
        <ReadButton label="Listen to the text" className={styles.listen} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={`${title}, text`}>
        {pages.map((page, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          <div key={i} className={styles.columns} data-spoken="">
            <Markdown text={page} />
          </div>
        ))}
      </section>
    </>
  )
}
