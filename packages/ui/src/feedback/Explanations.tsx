import type { Feedback } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import styles from './Explanations.module.css'

export interface ExplanationsProps {
  items: readonly { id: string; label: string }[]
  feedback: Feedback | null
}

/** No colon stands after these. */
const ENDS_WITH_SIGN = /[.,:;!?]\W*$/

/** What the author says of the items, in a list below the body. */
export function Explanations({ items, feedback }: ExplanationsProps) {
  const explained = items.flatMap(({ id, label }) => {
    const explanation = feedback?.items[id]?.explanation
    return explanation ? [{ id, label, explanation }] : []
  })
  if (explained.length === 0) return null
  return (
    <ul className={styles.list}>
      {explained.map(({ id, label, explanation }) => (
        <li key={id}>
          <strong>
            <Markdown text={label} isInline />
            {ENDS_WITH_SIGN.test(label) ? ' ' : ': '}
          </strong>
          <Markdown text={explanation} isInline />
        </li>
      ))}
    </ul>
  )
}
