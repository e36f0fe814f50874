import type { AuthoredDraft } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useMemo, useState } from 'react'
import styles from './ChangeView.module.css'
import { type Part, sidesOf } from './changeParts'

interface ChangeViewProps {
  before: AuthoredDraft | null
  after: AuthoredDraft | null
}

/** Two problems side by side: the lines that differ are marked, long runs of those that do not are folded. */
export function ChangeView({ before, after }: ChangeViewProps) {
  const [isWhole, setWhole] = useState(false)
  const { left, right, isFolded } = useMemo(() => sidesOf(before, after, isWhole), [before, after, isWhole])
  return (
    <div className={styles.change}>
      {(isFolded || isWhole) && (
        <Button
          variant="quiet"
          size="compact"
          className="ws-line-start"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          Show all lines
        </Button>
      )}
      <div className={styles.sides}>
        <Side name="Before" parts={left} empty="It was not there." Marked="del" />
        <Side name="After" parts={right} empty="It is taken out." Marked="ins" />
      </div>
    </div>
  )
}

interface SideProps {
  name: string
  parts: readonly Part[]
  empty: string
  Marked: 'del' | 'ins'
}

function Side({ name, parts, empty, Marked }: SideProps) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts have no other name and never move
  return (
    <section className={styles.side} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {parts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre className={styles.text} tabIndex={0}>
          {parts.map((part, i) => {
            if ('folded' in part)
              return <span key={i} className={styles.fold}>{`${part.folded} lines are the same`}</span>
            if (part.isChanged)
              return (
                <Marked key={i} className={styles[Marked]}>
                  {part.text}
                </Marked>
              )
            return <span key={i}>{part.text}</span>
          })}
        </pre>
      )}
    </section>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
}
