import { Guide } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { Wordmark } from '../../brand/Wordmark'
import styles from './CardPage.module.css'

interface CardPageProps {
  /** In the document. */
  documentTitle: string
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page before the sign-in: one card on a bright ground. */
export function CardPage({ documentTitle, title, lead, children }: CardPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${documentTitle} · Wordstride`}</title>
      <main className={styles.card}>
        <header className={styles.header}>
          <Wordmark />
          <Guide pose="wave" size={112} />
        </header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead} aria-live="polite">
          {lead}
        </p>
        {children}
      </main>
      <footer className={styles.footer}>© {new Date().getFullYear()} Wordstride. All rights reserved.</footer>
    </div>
  )
}

export const cardForm = styles.form
