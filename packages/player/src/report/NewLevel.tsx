import styles from './reports.module.css'

interface NewLevelProps {
  /** What can be done now: the skill, or the word. */
  skills: readonly { key: string; name: string; levelName: string }[]
  lead: string
  nextStep: string
}

/** What a new level means. */
export const NewLevel = ({ skills, lead, nextStep }: NewLevelProps) => (
  <>
    <p className={styles.lead}>{lead}</p>
    <ul className={styles.levels}>
      {skills.map(({ key, name, levelName }) => (
        <li key={key} className={styles.newLevel}>
          <span className={styles.skill}>{name}</span>
          <strong className={styles.badge}>{levelName}</strong>
        </li>
      ))}
    </ul>
    <p className={styles.next}>{nextStep}</p>
  </>
)
