import { Box, Table, Text } from '@chakra-ui/react'
import type { ImportedQuestion } from '@wordstride/api'

/** What no problem can be made of, with line and reason. */
export const RefusedQuestions = ({ questions }: { questions: readonly ImportedQuestion[] }) => {
  const hasFiles = new Set(questions.map(({ file }) => file)).size > 1
  const header = [...(hasFiles ? ['File'] : []), 'Line', 'Question', 'Why it is not taken']
  return (
    <Box
      as="section"
      aria-label="Refused"
      bg="var(--ws-incorrect-soft)"
      borderRadius="l2"
      p={{ base: 4, md: 5 }}
    >
      <Text fontWeight="600" color="var(--ws-incorrect)">
        {questions.length === 1 ? '1 question is not taken.' : `${questions.length} questions are not taken.`}{' '}
        Mend the file and choose it again, or go on without them.
      </Text>
      <Table.ScrollArea mt={3} maxH="20rem" tabIndex={0} role="region" aria-label="Table: refused questions">
        <Table.Root size="sm" bg="transparent">
          <Table.Header>
            <Table.Row bg="transparent">
              {header.map((name) => (
                <Table.ColumnHeader key={name} scope="col" fontWeight="500">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {questions.map(({ number, file, line, title, reason }) => (
              <Table.Row key={number} bg="transparent" verticalAlign="top">
                {hasFiles && <Table.Cell overflowWrap="anywhere">{file}</Table.Cell>}
                <Table.Cell>{line ?? '–'}</Table.Cell>
                <Table.Cell fontWeight="600" overflowWrap="anywhere">
                  {title}
                </Table.Cell>
                <Table.Cell overflowWrap="anywhere" _firstLetter={{ textTransform: 'uppercase' }}>
                  {reason}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Box>
  )
}
