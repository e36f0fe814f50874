import type { CourseSection } from '@wordstride/core'
import { levelColor } from '../standing/levelColor'
import styles from './LevelBar.module.css'

interface LevelCount {
  level: number
  count: number
  name: string
}

interface LevelBarProps {
  section: CourseSection
  levels: readonly LevelCount[]
  total: number
}

/** How many skills stand at which level, as a bar and as words. */
export function LevelBar({ section, levels, total }: LevelBarProps) {
  const filled = levels.filter(({ count }) => count > 0)
  return (
    <div className={styles.levels}>
      <div className={styles.bar} aria-hidden="true">
        {filled.map(({ level, count }) => (
          <span
            key={level}
            style={{
              background: levelColor(section, level),
              width: `${(count / Math.max(1, total)) * 100}%`,
            }}
          />
        ))}
      </div>
      <ul className={styles.names}>
        {filled.map(({ level, count, name }) => (
          <li key={level}>
            <span
              className={styles.sign}
              style={{ background: levelColor(section, level) }}
              aria-hidden="true"
            />
            {name}: {count}
          </li>
        ))}
      </ul>
    </div>
  )
}
