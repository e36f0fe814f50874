import type { ReactNode } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  title: string
  lead?: ReactNode
  /** Beside it where there is room. */
  aside?: ReactNode
}

/** Title of a page, in the document too. */
export function PageHeading({ title, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <title>{`${title} · Wordstride`}</title>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
