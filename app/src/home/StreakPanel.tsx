import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { format, parseISO } from 'date-fns'
import { type Streak, streakQuery } from './homeQueries'
import { showPercent, showTokens } from './numbers'
import { Panel } from './Panel'
import { type StreakWeek, streakWeeks, TROPHY_WEEKS } from './streakWeeks'

/** HOME-16: completed weeks in a row, the last weeks, and the trophy after ten (REW-05). */
export function StreakPanel({ userId }: { userId: string }) {
  return (
    <Panel title="Token streak" query={useQuery(streakQuery(userId))} height="9rem">
      {(streak) => (
        <>
          <Summary streak={streak} />
          <Weeks streak={streak} />
        </>
      )}
    </Panel>
  )
}

const weeksText = (count: number): string => `${count} ${count === 1 ? 'week' : 'weeks'}`

function advice({ completedInARow, rewardTokens }: Streak): string {
  if (completedInARow >= TROPHY_WEEKS) return 'The trophy is yours. Keep it with every 100% week.'
  if (completedInARow === 0)
    return `Reach 100% this week and earn ${rewardTokens} tokens. ${TROPHY_WEEKS} such weeks in a row win the trophy.`
  return `Every 100% week earns ${rewardTokens} tokens. ${weeksText(TROPHY_WEEKS - completedInARow)} more to the trophy.`
}

function Summary({ streak }: { streak: Streak }) {
  const { completedInARow } = streak
  const hasTrophy = completedInARow >= TROPHY_WEEKS
  return (
    <Flex align="center" gap={4}>
      <Flex
        flex="none"
        w="64px"
        h="64px"
        align="center"
        justify="center"
        borderRadius="full"
        fontSize="2rem"
        bg={hasTrophy ? 'var(--ws-hint-soft)' : 'bg.subtle'}
        {...(hasTrophy ? { role: 'img', 'aria-label': 'Trophy' } : { 'aria-hidden': true })}
      >
        {hasTrophy ? '🏆' : '🔥'}
      </Flex>
      <Box>
        <Text fontSize="1.375rem" fontWeight="700" lineHeight="1.25">
          {completedInARow === 0 ? 'Start your streak' : `${weeksText(completedInARow)} in a row`}
        </Text>
        <Text color="fg.muted" fontSize="0.9375rem" lineHeight="1.45">
          {advice(streak)}
        </Text>
      </Box>
    </Flex>
  )
}

/** Ten places: the last weeks, then those to come. */
function Weeks({ streak }: { streak: Streak }) {
  const weeks = streakWeeks(streak.weeks, format(new Date(), 'yyyy-MM-dd'))
  const coming = Array.from({ length: TROPHY_WEEKS - weeks.length }, (_, i) => weeks.length + i + 1)
  return (
    <Grid
      as="ol"
      aria-label="The last weeks"
      listStyleType="none"
      mt={5}
      templateColumns={{ base: 'repeat(5, 1fr)', md: 'repeat(10, 1fr)' }}
      rowGap={4}
    >
      {weeks.map((week) => (
        <WeekPlace key={week.startDate} week={week} rewardTokens={streak.rewardTokens} />
      ))}
      {coming.map((place) => (
        <Flex as="li" key={place} direction="column" align="center" aria-hidden="true">
          <Flex {...CIRCLE} borderStyle="dashed" borderColor="border" color="fg.muted">
            {place === TROPHY_WEEKS ? '🏆' : place}
          </Flex>
        </Flex>
      ))}
    </Grid>
  )
}

const CIRCLE = {
  w: '48px',
  h: '48px',
  align: 'center',
  justify: 'center',
  borderRadius: 'full',
  borderWidth: '2px',
  fontWeight: '700',
  fontSize: '0.875rem',
} as const

const look = ({ isComplete, isRunning }: StreakWeek) =>
  isComplete
    ? { bg: 'var(--ws-sun)', borderColor: 'var(--ws-sun)', color: '#1b1f3b' }
    : isRunning
      ? { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' }
      : { bg: 'bg.subtle', borderColor: 'bg.subtle', color: 'fg.muted' }

function WeekPlace({ week, rewardTokens }: { week: StreakWeek; rewardTokens: number }) {
  const tokens = showTokens(rewardTokens)
  return (
    <Flex as="li" direction="column" align="center" textAlign="center" minW={0}>
      <Flex {...CIRCLE} {...look(week)}>
        {week.isComplete ? (
          <>
            <span aria-hidden="true">+{tokens}</span>
            <span className="ws-visually-hidden">{`${tokens} tokens`}</span>
          </>
        ) : (
          <span aria-hidden="true">{week.isRunning ? '●' : '–'}</span>
        )}
      </Flex>
      <Text mt={2} fontSize="0.8125rem" fontWeight="600" lineHeight="1.2" fontVariantNumeric="tabular-nums">
        {showPercent(week.percent)}
      </Text>
      <Text fontSize="0.75rem" color="fg.muted" lineHeight="1.3">
        {week.isRunning ? 'now' : format(parseISO(week.startDate), 'MMM d')}
      </Text>
    </Flex>
  )
}
