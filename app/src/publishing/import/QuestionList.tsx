import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ImportedQuestion } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { counted } from '../../shell/counted'
import { Sheet } from '../../shell/Sheet'
import { QuestionRow } from './QuestionRow'
import { RefusedQuestions } from './RefusedQuestions'

interface QuestionListProps {
  questions: readonly ImportedQuestion[]
  chosen: ReadonlySet<number>
  onChoose(chosen: ReadonlySet<number>): void
}

const isOpenTo = ({ problem, draft }: ImportedQuestion): boolean =>
  problem !== null && draft?.mayEdit !== false

/** What each question becomes, to be chosen; and what is refused. */
export function QuestionList({ questions, chosen, onChoose }: QuestionListProps) {
  const taken = questions.filter(({ problem }) => problem !== null)
  const refused = questions.filter(({ problem }) => problem === null)
  const open = taken.filter(isOpenTo)

  function toggle(number: number): void {
    const next = new Set(chosen)
    if (!next.delete(number)) next.add(number)
    onChoose(next)
  }

  return (
    <>
      <Sheet title="2. Choose the questions">
        <Flex justify="space-between" align="center" gap={3} wrap="wrap" mb={4}>
          <Text role="status">
            {counted(questions.length, 'question')}: {taken.length} can be taken
            {refused.length > 0 && `, ${refused.length} cannot`}. {chosen.size} chosen.
          </Text>
          {open.length > 1 && (
            <Flex gap={2}>
              {/* Not `disabled`: what was pressed would lose the focus. */}
              <Button
                variant="soft"
                size="compact"
                aria-disabled={chosen.size === open.length}
                onClick={() => onChoose(new Set(open.map(({ number }) => number)))}
              >
                Choose all
              </Button>
              <Button
                variant="quiet"
                className="ws-line-end"
                size="compact"
                aria-disabled={chosen.size === 0}
                onClick={() => onChoose(new Set())}
              >
                Choose none
              </Button>
            </Flex>
          )}
        </Flex>
        {taken.length === 0 ? (
          <Text color="fg.muted">
            None of these questions can be asked here. Below stands why; mend the file and choose it again.
          </Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap={3}>
            {taken.map((question, i) => (
              <QuestionRow
                key={question.number}
                question={question}
                isChosen={chosen.has(question.number)}
                isDrawnAtFirst={i === 0}
                onToggle={isOpenTo(question) ? () => toggle(question.number) : null}
              />
            ))}
          </Stack>
        )}
      </Sheet>
      {refused.length > 0 && <RefusedQuestions questions={refused} />}
    </>
  )
}
