import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { GivenAnswer } from '@wordstride/api'
import { Fold } from '@wordstride/ui'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { studentSessionQuery } from '../classQueries'
import { DrawnAnswer } from './DrawnAnswer'

const VERDICTS: Record<GivenAnswer['verdict'], string> = {
  correct: '✓ Right',
  incorrect: '✗ Wrong',
  not_answered: 'Incomplete',
  over_answered: 'Too many chosen',
}

const hintsText = (hints: number): string => (hints === 0 ? 'no hint' : counted(hints, 'hint'))

function timeText(exactSeconds: number): string {
  const seconds = Math.round(exactSeconds)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

interface GivenAnswersProps {
  userId: string
  sessionId: string
  /** In a session over several skills. */
  namesSkills: boolean
}

/** The answers of one session; a problem is drawn when it is opened. */
export function GivenAnswers({ userId, sessionId, namesSkills }: GivenAnswersProps) {
  const query = useQuery(studentSessionQuery(userId, sessionId))
  if (query.isPending) return <LoadingBlock label="Loading the answers" height="8rem" />
  if (query.isLoadingError) return <LoadFailure what="The answers" onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <Text color="fg.muted">Nothing was answered in it.</Text>
  return (
    <Flex direction="column" gap={3}>
      {query.data.map((answer, i) => (
        <Fold
          key={answer.answerId}
          level={4}
          summary={[
            `${i + 1}. ${VERDICTS[answer.verdict]}`,
            ...(namesSkills ? [answer.skillName] : []),
            timeText(answer.seconds),
            hintsText(answer.hints),
          ].join(' · ')}
        >
          {answer.shown ? (
            <DrawnAnswer shown={answer.shown} verdict={answer.verdict} heading={`Problem ${i + 1}`} />
          ) : (
            <Text color="fg.muted">The problem has changed since, so it cannot be drawn as it was.</Text>
          )}
        </Fold>
      ))}
    </Flex>
  )
}
