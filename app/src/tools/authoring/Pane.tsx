import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import styles from './Pane.module.css'

interface PaneProps {
  name: 'Text' | 'Form' | 'Preview'
  /** Its place among the others. */
  className?: string | undefined
  children: ReactNode
}

/** One part of a desk on which a problem is written. */
export const Pane = ({ name, className, children }: PaneProps) => (
  <section className={className} aria-label={name}>
    <Heading as="h2" className={styles.title}>
      {name}
    </Heading>
    {children}
  </section>
)

/** What an editor stands in. */
export const EditorFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.editor}>{children}</div>
)
