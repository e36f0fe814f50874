import type { LedgerEntry } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { shownDay, shownDayOfYear } from '../panels/shownDates'
import styles from './Ledger.module.css'

/** Why tokens came or went. */
function reasonOf({ kind, weekStart, sectionType, gradeId, rewardName }: LedgerEntry): string {
  switch (kind) {
    case 'week':
      return weekStart === null ? 'Full week' : `Full week of ${shownDayOfYear(weekStart)}`
    case 'goal':
      return sectionType === null || gradeId === null
        ? 'Goal'
        : `Goal of ${sectionName(sectionType)}, ${gradeName(gradeId)}`
    case 'ask':
      return rewardName ?? 'Reward'
    case 'back':
      return `Back from: ${rewardName ?? 'reward'}`
  }
}

const showChange = (tokens: number): string => (tokens < 0 ? `−${-tokens}` : `+${tokens}`)

/** Every coming and going, the latest first. */
export const Ledger = ({ ledger, empty }: { ledger: readonly LedgerEntry[]; empty: string }) =>
  ledger.length === 0 ? (
    <p className={styles.empty}>{empty}</p>
  ) : (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is in reach of the keyboard
      tabIndex={0}
      aria-label="Tokens that came and went"
      className={styles.area}
    >
      <ul className={styles.ledger}>
        {ledger.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <li key={i} className={styles.entry}>
            <span className={styles.reason}>{reasonOf(entry)}</span>
            <span className={styles.date}>{shownDay(entry.depositedAt)}</span>
            <strong className={entry.tokens < 0 ? styles.less : styles.more}>
              {showChange(entry.tokens)}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
