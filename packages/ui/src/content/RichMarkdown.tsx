import { memo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { MarkdownProps } from './Markdown'
import styles from './Markdown.module.css'
import { pictureAddress } from './pictureAddress'

const plugins = [remarkGfm]

/** A table scrolls where it is wider than its place. */
const table: Components['table'] = ({ children }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
  <section className={styles.table} tabIndex={0} aria-label="Table">
    <table>{children}</table>
  </section>
)

/** react-markdown drops raw HTML and unsafe link protocols by itself. */
export const drawMarkdown = (text: string, components: Components) => (
  <ReactMarkdown
    remarkPlugins={plugins}
    components={{ table, ...components }}
    urlTransform={pictureAddress}
    skipHtml
  >
    {text}
  </ReactMarkdown>
)

const block: Components = {
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
}
const inline: Components = { ...block, p: ({ children }) => children }

/** A label such as '1. Home' or '- 5' is no list, and '# 1' no heading. */
const withoutBlocks = (text: string): string =>
  text
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(\s*)(?=(?:[-+*>]|#{1,6}|-{3,})(?:\s|$))/gm, '$1\\')

/** Every key that is pressed draws the problem anew: a text that stands is not parsed again. */
export const RichMarkdown = memo(function RichMarkdown({ text, isInline = false }: MarkdownProps) {
  if (!isInline) return <div className={styles.prose}>{drawMarkdown(text, block)}</div>
  // The parser drops the spaces at both ends, and a word may stand there.
  const [, before, inner = '', after] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {drawMarkdown(withoutBlocks(inner), inline)}
      {after}
    </>
  )
})
