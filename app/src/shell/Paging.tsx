import { Button } from '@wordstride/ui'
import styles from './Paging.module.css'

interface PagingProps {
  /** For a screen reader. */
  label: string
  page: number
  pages: number
  onPage(page: number): void
}

/** Nothing while one page holds all. */
export function Paging({ label, page, pages, onPage }: PagingProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.paging}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p aria-live="polite">
        Page {page} of {pages}
      </p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
