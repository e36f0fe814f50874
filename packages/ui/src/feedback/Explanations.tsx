import type { Feedback } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import { plainText } from '../content/plainText'
import styles from './Explanations.module.css'

export interface ExplanationsProps {
  /** The only one needs no label. */
  items: readonly { id: string; label: string }[]
  feedback: Feedback | null
}

/** No colon stands after these. */
const ENDS_WITH_SIGN = /[.,:;!?]\W*$/

const withoutMarks = (markdown: string): string => plainText(markdown).toLowerCase()

/** Whether the explanation calls the item by its name itself: 'snake', and 'Snake begins with s.' */
function isNamedBy(label: string, explanation: string): boolean {
  const [name, text] = [withoutMarks(label), withoutMarks(explanation)]
  return text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
}

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
          {label !== '' && !isNamedBy(label, explanation) && (
            <strong>
              <Markdown text={label} isInline />
              {ENDS_WITH_SIGN.test(label) ? ' ' : ': '}
            </strong>
          )}
          <Markdown text={explanation} isInline />
        </li>
      ))}
    </ul>
  )
}
