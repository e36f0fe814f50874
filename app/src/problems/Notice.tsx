import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <title>{`${title} · Wordstride`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  )
}
