import styles from './ResultMeasures.module.css'
import { type EndedResult, percent, speedText } from './testResult'

/** Accuracy, speed, recommendation and how much was answered, of one part. */
export function ResultMeasures({ result }: { result: EndedResult }) {
  const { accuracy, speed, recommendation, tableData, numberOfProblems } = result
  const measures = [
    ['Accuracy', percent(accuracy)],
    ['Speed', speedText(speed)],
    ['Recommendation', recommendation ?? ''],
    ['Answered', `${tableData.length} of ${numberOfProblems}`],
  ] as const
  return (
    <dl className={styles.measures}>
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
