import type { ReportRow } from '@wordstride/learning'
import styles from './reports.module.css'

/** One for each problem, full where it was right at the first try; the headline says the number. */
export const Stars = ({ rows }: { rows: readonly ReportRow[] }) => (
  <div className={styles.stars} aria-hidden="true">
    {rows.map(({ firstTimeCorrect }, i) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: a star has nothing but its place
        key={i}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={firstTimeCorrect === 1 ? styles.lit : styles.unlit}
        style={{ '--place': i } as React.CSSProperties}
      >
        <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
      </svg>
    ))}
  </div>
)
