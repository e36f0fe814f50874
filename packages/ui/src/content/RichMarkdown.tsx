import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { MarkdownProps } from './Markdown'
import styles from './Markdown.module.css'

const plugins = [remarkGfm]

const block: Components = {
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
  // It scrolls where it is wider than its place.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section className={styles.table} tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  ),
}
const inline: Components = { ...block, p: ({ children }) => children }

/** react-markdown drops raw HTML and unsafe link protocols by itself. */
export function RichMarkdown({ text, isInline = false }: MarkdownProps) {
  const content = (
    <ReactMarkdown remarkPlugins={plugins} components={isInline ? inline : block} skipHtml>
      {text}
    </ReactMarkdown>
  )
  return isInline ? content : <div className={styles.prose}>{content}</div>
}
