import { type ComponentType, lazy, Suspense } from 'react'
import styles from './Markdown.module.css'

/** Loads the parser ahead, so that a lost network later does not matter. */
export const preloadMarkdown = () => import('./RichMarkdown')

/** Without a network the text itself is better than nothing. */
const RichMarkdown = lazy<ComponentType<MarkdownProps>>(() =>
  preloadMarkdown().then(
    (module) => ({ default: module.RichMarkdown }),
    () => ({ default: UnparsedMarkdown }),
  ),
)

/** Characters that can begin Markdown markup; text without any is drawn as it is. */
const MAY_BE_MARKUP = /[*_`#>|[\]~<&\\]|^\s*(?:[-+]|\d+[.)])\s|https?:|www\./m

export interface MarkdownProps {
  text: string
  /** Without paragraphs, for labels and table cells. */
  isInline?: boolean
}

/**
 * Markdown with tables, without raw HTML (TYPE-22). Plain text is drawn at once and never waits for the
 * parser, which is a chunk of its own.
 */
export function Markdown({ text, isInline = false }: MarkdownProps) {
  const plain = <UnparsedMarkdown text={text} isInline={isInline} />
  if (!MAY_BE_MARKUP.test(text)) return plain
  return (
    <Suspense fallback={plain}>
      <RichMarkdown text={text} isInline={isInline} />
    </Suspense>
  )
}

/** Nobody reads '**first**' until the parser is there. */
function UnparsedMarkdown({ text, isInline }: MarkdownProps) {
  const bare = text.replaceAll('*', '')
  if (isInline) return bare
  return (
    <div className={styles.prose}>
      {bare.split(/\n{2,}/).map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={i}>{paragraph}</p>
      ))}
    </div>
  )
}
