import type { AuthoredDraft } from '@wordstride/api'
import { diffLines } from 'diff'
import styles from './ChangeView.module.css'

interface ChangeViewProps {
  before: AuthoredDraft | null
  after: AuthoredDraft | null
  isOnlyBefore?: boolean
}

interface Part {
  value: string
  isChanged: boolean
}

const textOf = (problem: AuthoredDraft | null): string =>
  problem === null ? '' : `${JSON.stringify(problem, null, 2)}\n`

/** Two problems side by side, with the lines marked that differ. */
export function ChangeView({ before, after, isOnlyBefore = false }: ChangeViewProps) {
  const parts = isOnlyBefore ? [] : diffLines(textOf(before), textOf(after))
  const left = parts
    .filter(({ added }) => !added)
    .map(({ value, removed }): Part => ({ value, isChanged: removed }))
  const right = parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }): Part => ({ value, isChanged: added }))
  if (isOnlyBefore) {
    return <Side name="Now" parts={[{ value: textOf(before), isChanged: false }]} empty="" mark="same" />
  }
  return (
    <div className={styles.sides}>
      <Side name="Before" parts={left} empty="It was not there." mark="removed" />
      <Side name="After" parts={right} empty="It is taken out." mark="added" />
    </div>
  )
}

interface SideProps {
  name: string
  parts: readonly Part[]
  empty: string
  mark: 'removed' | 'added' | 'same'
}

function Side({ name, parts, empty, mark }: SideProps) {
  const Marked = mark === 'removed' ? 'del' : 'ins'
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts have no other name and never move
  return (
    <section className={styles.side} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {parts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre className={styles.text} tabIndex={0}>
          {parts.map(({ value, isChanged }, i) =>
            isChanged ? (
              <Marked key={i} className={styles[mark]}>
                {value}
              </Marked>
            ) : (
              <span key={i}>{value}</span>
            ),
          )}
        </pre>
      )}
    </section>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
}
