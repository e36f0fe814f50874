import { Table, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { shownMoment } from '../../../panels/shownDates'
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section className={styles.scroll} tabIndex={0} aria-label="Consolidated Test Result">
        <Table.Root size="sm" minW="48rem">
          <Table.Header>
            <Table.Row>
              {COLUMNS.map((name) => (
                <Table.ColumnHeader key={name} scope="col" color="fg.muted">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {results.map((result) => (
              <ResultRow key={result.sessionId} result={result} onDetails={() => setOpened(result)} />
            ))}
          </Table.Body>
        </Table.Root>
      </section>
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
  const measures = isEnded(result) ? [percent(result.accuracy), speedText(result.speed)] : ['–', '–']
  return (
    <Table.Row>
      <Table.ColumnHeader scope="row">{course}</Table.ColumnHeader>
      <Table.Cell>{section}</Table.Cell>
      <Table.Cell>{numberOfProblems}</Table.Cell>
      {measures.map((measure, i) => (
        <Table.Cell key={COLUMNS[3 + i]} whiteSpace="nowrap">
          {measure}
        </Table.Cell>
      ))}
      <Table.Cell>
        {recommendation ?? '–'}
        {isInterrupted && ' (interrupted)'}
      </Table.Cell>
      <Table.Cell>
        <time dateTime={new Date(startTime).toISOString()}>{shownMoment(startTime)}</time>
      </Table.Cell>
      <Table.Cell>
        <Button variant="secondary" onClick={onDetails} aria-label={`View Details: ${section}, ${course}`}>
          View Details
        </Button>
      </Table.Cell>
    </Table.Row>
  )
}
