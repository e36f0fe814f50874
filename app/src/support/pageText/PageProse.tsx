import { Markdown } from '@wordstride/ui'
import styles from './PageProse.module.css'

/** The text of a file of the site. */
export const PageProse = ({ text }: { text: string }) => (
  <div className={styles.prose}>
    <Markdown text={text} />
  </div>
)
