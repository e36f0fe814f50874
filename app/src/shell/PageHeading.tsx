import type { ReactNode } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  title: string
  /** Where several pages have the title: the name of this one, for the document. */
  page?: string | undefined
  lead?: ReactNode
  /** Beside it where there is room. */
  aside?: ReactNode
}

/** Title of a page, in the document too. */
export function PageHeading({ title, page, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <title>{[...(page ? [page] : []), title, 'Wordstride'].join(' · ')}</title>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
