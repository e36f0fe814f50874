import { BackIcon, ForwardIcon, IconButton } from '@wordstride/ui'
import styles from './FlashcardPage.module.css'

export interface CardPagesProps {
  page: number
  pages: number
  onPage(page: number): void
}

/** CARD-02: one page of cards per page number. */
export function CardPages({ page, pages, onPage }: CardPagesProps) {
  if (pages < 2) return null
  // The arrows stay reachable at the ends: who goes on by keys finds them where they were.
  return (
    <nav className={styles.pages} aria-label="Pages of cards">
      <IconButton
        label="Previous page"
        icon={<BackIcon />}
        aria-disabled={page === 1}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      {Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label="Next page"
        icon={<ForwardIcon />}
        aria-disabled={page === pages}
        onClick={() => page < pages && onPage(page + 1)}
      />
    </nav>
  )
}
