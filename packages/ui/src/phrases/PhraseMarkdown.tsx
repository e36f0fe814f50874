import { replaceMarkers } from '@wordstride/core'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Components } from 'react-markdown'
import markdownStyles from '../content/Markdown.module.css'
import { drawMarkdown } from '../content/RichMarkdown'
import styles from './PhraseMarkdown.module.css'

const ADDRESS = '#phrase-'

export interface PhraseMarkdownProps {
  /** Markdown with `[[id]]` where a phrase stands. */
  text: string
  renderPhrase(id: string): ReactNode
}

/** Markdown around phrases that are drawn by the caller: a marker becomes a link, and the link the phrase. */
export function PhraseMarkdown({ text, renderPhrase }: PhraseMarkdownProps) {
  const marked = replaceMarkers(text, (id) => `[phrase](${ADDRESS}${encodeURIComponent(id)})`)
  const latest = useRef(renderPhrase)
  latest.current = renderPhrase
  // Another component would be another element: the phrase that was pressed would lose the focus.
  const components = useMemo<Components>(
    () => ({
      a: ({ href, children }) =>
        href?.startsWith(ADDRESS) ? latest.current(decodeURIComponent(href.slice(ADDRESS.length))) : children,
    }),
    [],
  )
  return <div className={`${markdownStyles.prose} ${styles.phrases}`}>{drawMarkdown(marked, components)}</div>
}
