import { Flex, Text } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { StudentSession } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { Fold } from '@wordstride/ui'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { phaseName } from '../../links/sessionNames'
import { SESSION_STATES } from '../../links/sessionStates'
import { shownMoment } from '../../panels/shownDates'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { ShowMore } from '../../shell/ShowMore'
import { GivenAnswers } from './GivenAnswers'

/** The sessions of a student, the latest first; the answers of one are loaded when it is opened. */
export function SessionHistory({ userId }: { userId: string }) {
  const query = useInfiniteQuery({
    queryKey: ['classes', 'student', userId, 'sessions'],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await apiClient.call('listStudentSessions', { userId, before: pageParam }, { signal })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ sessions, hasMore }) => (hasMore ? (sessions.at(-1)?.startedAt ?? null) : null),
  })
  const sessions = query.data?.pages.flatMap((page) => page.sessions)
  return (
    <Sheet title="Sessions">
      {query.isPending && <LoadingBlock label="Loading the sessions" height="20rem" />}
      {query.isError && !sessions && <LoadFailure what="The sessions" onRetry={() => void query.refetch()} />}
      {sessions?.length === 0 && (
        <Text color="fg.muted">No session yet. What the student does shows up here, answer by answer.</Text>
      )}
      <Flex direction="column" gap={3}>
        {sessions?.map((session) => (
          <Fold key={session.sessionId} look="bare" summary={<SessionLine session={session} />}>
            <GivenAnswers
              userId={userId}
              sessionId={session.sessionId}
              namesSkills={session.skillName === null}
            />
          </Fold>
        ))}
      </Flex>
      <ShowMore label="Earlier sessions" what="The earlier sessions" query={query} />
    </Sheet>
  )
}

function SessionLine({ session }: { session: StudentSession }) {
  const { phase, sectionType, grade, skillName, startedAt, minutes, sessionStatus, answers, correct } =
    session
  return (
    <Flex as="span" direction="column" align="start" gap={0.5} textAlign="start">
      <Text as="span" fontWeight="600">
        {skillName ? `${phaseName(phase)}: ${skillName}` : phaseName(phase)}
      </Text>
      <Text as="span" color="fg.muted" fontSize="0.875rem" fontWeight="400">
        {[
          shownMoment(startedAt),
          `${sectionName(sectionType)}, ${gradeName(grade)}`,
          `${correct} of ${answers} right`,
          `${Math.round(minutes)} min`,
          SESSION_STATES[sessionStatus],
        ].join(' · ')}
      </Text>
    </Flex>
  )
}
