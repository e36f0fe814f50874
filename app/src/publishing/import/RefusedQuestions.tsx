import { Text } from '@chakra-ui/react'
import type { ImportedQuestion } from '@wordstride/api'
import { FileFaults } from '../../forms/FileFaults'
import { counted } from '../../shell/counted'

/** What no problem can be made of, with line and reason. */
export const RefusedQuestions = ({ questions }: { questions: readonly ImportedQuestion[] }) => {
  const hasFiles = new Set(questions.map(({ file }) => file)).size > 1
  return (
    <FileFaults
      role="region"
      aria-label="Refused"
      heading={counted(
        questions.length,
        'question is not taken. Mend the file and choose it again, or go on without it.',
        'questions are not taken. Mend the file and choose it again, or go on without them.',
      )}
      tableName="refused questions"
      columns={[...(hasFiles ? ['File'] : []), 'Line', 'Question', 'Why it is not taken']}
      rows={questions.map(({ number, file, line, title, reason }) => ({
        key: number,
        cells: [
          ...(hasFiles ? [file] : []),
          line ?? '–',
          <b key="title">{title}</b>,
          <Text key="reason" _firstLetter={{ textTransform: 'uppercase' }}>
            {reason}
          </Text>,
        ],
      }))}
    />
  )
}
