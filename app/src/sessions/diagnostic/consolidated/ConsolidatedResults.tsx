import { Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { shownMoment } from '../../../panels/shownDates'
import { TableArea } from '../../../panels/TableArea'
import { TableHead } from '../../../panels/tableParts'
import { DetailsDialog } from '../testResult/DetailsDialog'
import { isEnded, percent, speedText } from '../testResult/testResult'
import styles from './ConsolidatedResults.module.css'

interface ConsolidatedResultsProps {
  /** Of each tested grade the last result (`consolidatedResultQuery`). */
  results: readonly TestResult[]
}

const COLUMNS = [
  'Course',
  'Section type',
  'Total number of questions',
  'Accuracy',
  'Speed',
  'Recommendation',
  'Test date and time',
  'Details',
] as const

/** The Consolidated Test Result (SETUP-09). */
export function ConsolidatedResults({ results }: ConsolidatedResultsProps) {
  const [opened, setOpened] = useState<TestResult | null>(null)
  if (results.length === 0) {
    return <Text>There is no result yet. It stands here when the first diagnostic test has ended.</Text>
  }
  return (
    <>
      <TableArea label="Consolidated Test Result" height="none" isFlowing>
        <TableHead columns={COLUMNS} />
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.sessionId} result={result} onDetails={() => setOpened(result)} />
          ))}
        </tbody>
      </TableArea>
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}

interface ResultRowProps {
  result: TestResult
  onDetails(): void
}

function ResultRow({ result, onDetails }: ResultRowProps) {
  const { testGrade, sectionType, numberOfProblems, recommendation, startTime, isInterrupted } = result
  const course = `English, ${gradeName(testGrade)}`
  const section = sectionName(sectionType)
  const [accuracy, speed] = isEnded(result) ? [percent(result.accuracy), speedText(result.speed)] : ['–', '–']
  return (
    <tr>
      <th scope="row">{course}</th>
      <td data-column="Section type">{section}</td>
      <td data-column="Total number of questions">{numberOfProblems}</td>
      <td data-column="Accuracy">{accuracy}</td>
      <td data-column="Speed" className={styles.whole}>
        {speed}
      </td>
      <td data-column="Recommendation">
        {recommendation ?? '–'}
        {isInterrupted && ' (interrupted)'}
      </td>
      <td data-column="Test date and time">
        <time dateTime={new Date(startTime).toISOString()} className={styles.whole}>
          {shownMoment(startTime)}
        </time>
      </td>
      <td className={styles.whole}>
        <Button
          variant="secondary"
          size="compact"
          onClick={onDetails}
          aria-label={`View Details: ${section}, ${course}`}
        >
          View Details
        </Button>
      </td>
    </tr>
  )
}
