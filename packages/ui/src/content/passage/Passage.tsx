import { PagedPassage } from './PagedPassage'
import styles from './Passage.module.css'
import { TwoColumns } from './TwoColumns'

export { preloadFlipbook } from './PagedPassage'

export interface PassageProps {
  title: string
  /** Markdown, one text a page. */
  pages: readonly string[]
  layout: 'flipbook' | 'two_columns'
}

/** A reading passage: a book with pages to turn (TYPE-19), or scrolling columns (TYPE-20). */
export function Passage({ title, pages, layout }: PassageProps) {
  return (
    <section className={styles.passage} aria-label={title}>
      {layout === 'two_columns' ? (
        <TwoColumns title={title} pages={pages} />
      ) : (
        <PagedPassage title={title} pages={pages} />
      )}
    </section>
  )
}
