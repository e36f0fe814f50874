import { Markdown } from '../Markdown'
import styles from './Passage.module.css'

export interface TwoColumnsProps {
  title: string
  pages: readonly string[]
}

/**
 * Text in two columns that scrolls; one column where two do not fit (TYPE-20). The columns of each page are
 * balanced by themselves, so that a reader never scrolls back further than to the top of a page.
 */
export function TwoColumns({ title, pages }: TwoColumnsProps) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={`${title}, text`}>
        {pages.map((page, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          <div key={i} className={styles.columns}>
            <Markdown text={page} />
          </div>
        ))}
      </section>
    </>
  )
}
