import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { GoalRecord } from '@wordstride/api'
import { Button, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { shownDays } from '../../panels/shownDates'
import { QuestionDialog } from '../../shell/QuestionDialog'
import { Sheet } from '../../shell/Sheet'
import { goalTargets } from '../goalTargets'
import { refreshRewards } from '../rewardQueries'
import { GoalDialog } from './GoalDialog'

interface GoalsSheetProps {
  userId: string
  goals: readonly GoalRecord[]
}

/** The goals of a student: set, changed and taken back. */
export function GoalsSheet({ userId, goals }: GoalsSheetProps) {
  const [edited, setEdited] = useState<GoalRecord | 'new' | null>(null)
  const [asked, setAsked] = useState<GoalRecord | null>(null)
  const end = useMutation({
    mutationFn: async (goalId: string) => unwrap(await apiClient.call('endGoal', { userId, goalId })),
    onSettled: async () => {
      setAsked(null)
      await refreshRewards()
    },
  })
  return (
    <Sheet
      title="Goals and rewards"
      aside={
        <Button size="compact" onClick={() => setEdited('new')}>
          New goal
        </Button>
      }
    >
      {goals.length === 0 && (
        <Text color="fg.muted">
          No goal yet. Agree on one with the student and the parents: a score, a day, and what it brings.
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {goals.map((goal) => (
          <GoalRow
            key={goal.goalId}
            goal={goal}
            hasJustEnded={end.isSuccess && end.variables === goal.goalId}
            onEdit={() => setEdited(goal)}
            onEnd={() => setAsked(goal)}
          />
        ))}
      </Box>
      <Text role="status" color="fg.error">
        {end.isError ? end.error.message : ''}
      </Text>
      <QuestionDialog
        title="Take the goal back?"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        yes="Take it back"
        isDoing={end.isPending}
        onConfirm={() => asked && end.mutate(asked.goalId)}
      >
        <Text>
          <strong>{asked?.reward}</strong>: it cannot be opened again. A new goal can be set at any time.
        </Text>
      </QuestionDialog>
      {edited !== null && (
        <GoalDialog userId={userId} goal={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Sheet>
  )
}

/** What a goal asks for, in words. */
const targetsOf = (goal: GoalRecord): string =>
  goalTargets(goal)
    .map(({ where, score }) => `${where}: ${score}`)
    .join(' · ')

interface GoalRowProps {
  goal: GoalRecord
  hasJustEnded: boolean
  onEdit(): void
  onEnd(): void
}

function GoalRow({ goal, hasJustEnded, onEdit, onEnd }: GoalRowProps) {
  const { reward, goalDate, reachedAt, endedAt } = goal
  const isOpen = reachedAt === null && endedAt === null
  return (
    <Flex
      as="li"
      gap={3}
      py={3}
      align="center"
      wrap="wrap"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Box flex="1 1 14rem" minW={0} overflowWrap="anywhere">
        <Flex gap={2} align="center" wrap="wrap">
          <Text fontWeight="600">{reward}</Text>
          {reachedAt !== null && <Badge colorPalette="green">Reached</Badge>}
          {endedAt !== null && (
            <Badge ref={hasJustEnded ? takeLostFocus : undefined} tabIndex={-1}>
              Taken back
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="0.875rem">
          {`by ${shownDays(goalDate, goalDate)} · ${targetsOf(goal)}`}
        </Text>
      </Box>
      {isOpen && (
        <Flex gap={2}>
          <Button size="compact" variant="quiet" aria-label={`Take back: ${reward}`} onClick={onEnd}>
            Take back
          </Button>
          <Button size="compact" variant="secondary" aria-label={`Edit ${reward}`} onClick={onEdit}>
            Edit
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
