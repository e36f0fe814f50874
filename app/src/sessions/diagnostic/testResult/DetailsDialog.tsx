import type { TestResult, TestTableRow } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { Button, Dialog, Markdown } from '@wordstride/ui'
import { SECTION_NAMES } from '../../../links/allSectionNames'
import { TEST_TYPE_NAMES } from '../screen/testNames'
import styles from './DetailsDialog.module.css'
import { ResultMeasures } from './ResultMeasures'
import { isEnded } from './testResult'

interface DetailsDialogProps {
  /** Null while it is closed. */
  result: TestResult | null
  onClose(): void
}

/** The details of one part (TEST-27, TEST-28). */
export function DetailsDialog({ result, onClose }: DetailsDialogProps) {
  return (
    <Dialog
      title={result ? `${sectionName(result.sectionType)}, part ${result.part}` : ''}
      size="wide"
      isOpen={result !== null}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {result && <Details result={result} />}
    </Dialog>
  )
}

function Details({ result }: { result: TestResult }) {
  const { tableData, testType, testGrade } = result
  return (
    <>
      <p className={styles.kind}>
        {TEST_TYPE_NAMES[testType]} · {gradeName(testGrade)}
      </p>
      {isEnded(result) && <ResultMeasures result={result} />}
      {tableData.length === 0 ? (
        <p className={styles.none}>No problem was answered.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is in reach of the keyboard
        <section className={styles.area} tabIndex={0} aria-label="Answered problems">
          <table className={styles.table}>
            <thead className={styles.head}>
              <tr>
                {['No.', 'Result', 'Problem', 'Your answer', 'Right answer', 'Time'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tableData.map((row) => (
                <DetailsRow key={row.problemSeq} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

const verdictText = (isCorrect: boolean | null): string =>
  isCorrect === null ? 'not told' : isCorrect ? '✓ right' : '✗ wrong'

function DetailsRow({ row }: { row: TestTableRow }) {
  const { problemSeq, sectionType, topic, problem, answer, rightAnswer, isCorrect, seconds } = row
  return (
    <tr>
      <td>{problemSeq}</td>
      <td className={styles.result} data-right={isCorrect ?? undefined}>
        {verdictText(isCorrect)}
      </td>
      <td className={styles.problem}>
        {topic && <span className={styles.topic}>{topic}</span>}
        {problem === '' ? SECTION_NAMES[sectionType] : <Markdown text={problem} />}
      </td>
      <td className={styles.answer} data-name="Your answer">
        {answer}
      </td>
      <td className={styles.answer} data-name="Right answer">
        {rightAnswer ?? '–'}
      </td>
      <td className={styles.time}>{seconds.toFixed(1)} s</td>
    </tr>
  )
}
