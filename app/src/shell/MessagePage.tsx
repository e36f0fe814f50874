import { type GuidePose, LaterGuide } from '@wordstride/ui'
import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface MessagePageProps {
  title: string
  /** In the document, when it is not the title itself. */
  documentTitle?: string
  /** A link or a button: the way on. */
  children: ReactNode
  text: ReactNode
  detail?: string
  pose?: GuidePose
}

/** A page with nothing but a message and the way on. */
export function MessagePage({
  title,
  documentTitle = title,
  text,
  detail,
  pose = 'search',
  children,
}: MessagePageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{`${documentTitle} · Wordstride`}</title>
      <div className={styles.card}>
        <LaterGuide pose={pose} size={144} />
        <h1>{title}</h1>
        {typeof text === 'string' ? <p>{text}</p> : text}
        {detail && <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
    </main>
  )
}
