import { Markdown } from '../Markdown'
import styles from './Passage.module.css'

/** All pages one below the other, each under its number. */
export function PlainPages({ pages }: { pages: readonly string[] }) {
  return (
    <div className={styles.plain}>
      {pages.map((page, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
        <div key={i}>
          {pages.length > 1 && (
            <p className={styles.pageNumber}>
              Page {i + 1} of {pages.length}
            </p>
          )}
          <div data-spoken="">
            <Markdown text={page} />
          </div>
        </div>
      ))}
    </div>
  )
}
