import type { Feedback, PublicPhrase } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import styles from './PhraseExplanations.module.css'

/** What the author says of the phrases that were clicked, below the text. */
export function PhraseExplanations({
  phrases,
  feedback,
}: {
  phrases: readonly PublicPhrase[]
  feedback: Feedback | null
}) {
  const explained = phrases.flatMap(({ id, phrase }) => {
    const explanation = feedback?.items[id]?.explanation
    return explanation ? [{ id, phrase, explanation }] : []
  })
  if (explained.length === 0) return null
  return (
    <ul className={styles.list}>
      {explained.map(({ id, phrase, explanation }) => (
        <li key={id}>
          <strong>{phrase}: </strong>
          <Markdown text={explanation} isInline />
        </li>
      ))}
    </ul>
  )
}
