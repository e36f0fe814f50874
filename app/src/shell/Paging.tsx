import { Button } from '@wordstride/ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import styles from './Paging.module.css'

/** The page that an address names, else the first one. */
export const readPage = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1

/** Leads to the last page from one that is no more: its last row may have gone, or an address be old. */
export function useKnownPage(page: number, pages: number | undefined, onPage: (page: number) => void): void {
  const last = Math.max(1, pages ?? page)
  const isBeyond = page > last
  const toPage = useEffectEvent(onPage)
  useEffect(() => {
    if (isBeyond) toPage(last)
  }, [isBeyond, last])
}

interface PagingProps {
  /** For a screen reader. */
  label: string
  page: number
  pages: number
  onPage(page: number): void
  /** Where one is, if not by the number of the page. */
  children?: ReactNode
}

/** Nothing while one page holds all. At an end its button keeps the focus, and does nothing. */
export function Paging({ label, page, pages, onPage, children }: PagingProps) {
  if (pages < 2) return null
  const step = (name: string, to: number) => {
    const isThere = to >= 1 && to <= pages
    return (
      <Button variant="secondary" aria-disabled={!isThere} onClick={() => isThere && onPage(to)}>
        {name}
      </Button>
    )
  }
  return (
    <nav aria-label={label} className={styles.paging}>
      {step('Previous', page - 1)}
      <p aria-live="polite">{children ?? `Page ${page} of ${pages}`}</p>
      {step('Next', page + 1)}
    </nav>
  )
}
