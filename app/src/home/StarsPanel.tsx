import { useQuery } from '@tanstack/react-query'
import type { AfficientStar } from '@wordstride/api'
import { sectionName } from '@wordstride/learning'
import { Panel } from '../panels/Panel'
import { starsQuery } from './homeQueries'
import styles from './StarsPanel.module.css'

const isNew = (stars: readonly AfficientStar[]): boolean =>
  stars.every(({ currentStar }) => currentStar === 0)

interface StarsPanelProps {
  userId: string
  /** For who sees little else on the page. */
  isLarge?: boolean
}

/** HOME-10: grade point stars of each section (SR-24). */
export function StarsPanel({ userId, isLarge = false }: StarsPanelProps) {
  return (
    <Panel title="Grade point stars" query={useQuery(starsQuery(userId))} height="5rem">
      {(stars) => (
        <>
          <div className={isLarge ? styles.large : undefined}>
            {stars.map((section) => (
              <StarRow key={section.sectionType} section={section} />
            ))}
          </div>
          {isNew(stars) && (
            <p className={styles.note}>A score of 60 lights the first star, your goal the last one.</p>
          )}
        </>
      )}
    </Panel>
  )
}

function StarRow({ section }: { section: AfficientStar }) {
  const { totalStar, currentStar } = section
  const name = sectionName(section.sectionType)
  return (
    <div className={styles.row}>
      <span>{name}</span>
      <span role="img" aria-label={`${name}: ${currentStar} of ${totalStar} stars`} className={styles.stars}>
        {Array.from({ length: totalStar }, (_, star) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a star has nothing but its place
            key={star}
            viewBox="0 0 24 24"
            aria-hidden="true"
            className={star < currentStar ? styles.lit : styles.dark}
          >
            <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
          </svg>
        ))}
      </span>
    </div>
  )
}
