import { useQuery } from '@tanstack/react-query'
import type { HonorStudent } from '@wordstride/api'
import { Panel } from '../panels/Panel'
import styles from './NewHonorStudents.module.css'
import { newHonorsQuery } from './rewardQueries'
import { MedalSign } from './rewardSigns'

/** HOME-13: who has reached honors in the last seven days (SR-25). */
export function NewHonorStudents({ userId }: { userId: string }) {
  return (
    <Panel
      title="New honor students"
      query={useQuery(newHonorsQuery(userId))}
      height="4rem"
      emptyText={({ honor, highHonor }) =>
        honor.length + highHonor.length === 0
          ? 'Nobody new this week. A score of 90 above your grade makes you one.'
          : null
      }
    >
      {({ honor, highHonor }) => (
        <div className={styles.lists}>
          <HonorList title="High honor" look={styles.high} students={highHonor} />
          <HonorList title="Honor" look={styles.honor} students={honor} />
        </div>
      )}
    </Panel>
  )
}

interface HonorListProps {
  title: string
  look: string | undefined
  students: readonly HonorStudent[]
}

const HonorList = ({ title, look, students }: HonorListProps) =>
  students.length === 0 ? null : (
    <div>
      <h3 className={styles.title}>
        <span className={`${styles.medal} ${look}`}>
          <MedalSign />
        </span>
        {title}
      </h3>
      <ul className={styles.students} aria-label={title}>
        {students.map(({ name, isOwn }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two students may share a name
          <li key={i} className={isOwn ? styles.own : undefined}>
            {name}
            {isOwn && ' – you'}
          </li>
        ))}
      </ul>
    </div>
  )
