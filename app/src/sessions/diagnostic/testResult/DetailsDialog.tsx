import { Box, Table, Text } from '@chakra-ui/react'
import type { TestResult, TestTableRow } from '@wordstride/api'
import { Button, Dialog, Markdown } from '@wordstride/ui'
import { gradeName } from '../../../links/gradeNames'
import { sectionName } from '../../../links/sectionNames'
import { STAGE_NAMES, TEST_TYPE_NAMES } from '../screen/testNames'
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
      <Text color="fg.muted">
        {TEST_TYPE_NAMES[testType]} · {gradeName(testGrade)}
      </Text>
      {isEnded(result) && <ResultMeasures result={result} />}
      {tableData.length === 0 ? (
        <Text mt={5}>No problem was answered.</Text>
      ) : (
        <Box mt={5} overflowX="auto" tabIndex={0} role="region" aria-label="Answered problems">
          <Table.Root size="sm" css={{ '& td, & th': { px: { base: 1, md: 2 } } }}>
            <Table.Header>
              <Table.Row bg="transparent">
                {['No.', 'Result', 'Problem', 'Your answer', 'Right answer', 'Time'].map((name) => (
                  <Table.ColumnHeader key={name} scope="col" color="fg.muted">
                    {name}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {tableData.map((row) => (
                <DetailsRow key={row.problemSeq} row={row} />
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </>
  )
}

const verdictText = (isCorrect: boolean | null): string =>
  isCorrect === null ? 'not told' : isCorrect ? '✓ right' : '✗ wrong'

function DetailsRow({ row }: { row: TestTableRow }) {
  const { problemSeq, sectionType, topic, problem, answer, rightAnswer, isCorrect, seconds } = row
  const color = isCorrect === null ? 'fg.muted' : isCorrect ? 'var(--ws-correct)' : 'var(--ws-incorrect)'
  return (
    <Table.Row bg="transparent" verticalAlign="top">
      <Table.Cell>{problemSeq}</Table.Cell>
      <Table.Cell color={color} fontWeight="600" whiteSpace="nowrap">
        {verdictText(isCorrect)}
      </Table.Cell>
      <Table.Cell minW="9rem" overflowWrap="anywhere">
        {topic && (
          <Text as="span" display="block" color="fg.muted" fontSize="0.8125rem">
            {topic}
          </Text>
        )}
        {problem === '' ? STAGE_NAMES[sectionType] : <Markdown text={problem} />}
      </Table.Cell>
      <Table.Cell minW="6rem" whiteSpace="pre-line">
        {answer}
      </Table.Cell>
      <Table.Cell minW="6rem" whiteSpace="pre-line">
        {rightAnswer ?? '–'}
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{seconds.toFixed(1)} s</Table.Cell>
    </Table.Row>
  )
}
