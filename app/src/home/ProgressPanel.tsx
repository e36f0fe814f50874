import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ProgressSummary, User } from '@wordstride/api'
import type { ReactNode } from 'react'
import { gradeName } from '../links/gradeNames'
import { homeProfileLink } from '../links/links'
import { sectionName } from '../links/sectionNames'
import { LinkButton } from '../shell/LinkButton'
import { progressSummaryQuery } from './homeQueries'
import { showScore } from './numbers'
import { Panel } from './Panel'

const SECTIONS = [
  { section: 'ae.la', letter: 'laGrade', score: 'laGradeScore' },
  { section: 'ae.voc', letter: 'vocGrade', score: 'vocGradeScore' },
] as const

/** HOME-09: time, grades and tokens. */
export function ProgressPanel({ user, hasTokens }: { user: User; hasTokens: boolean }) {
  return (
    <Panel title="Your progress" query={useQuery(progressSummaryQuery(user.userId))} height="14rem">
      {(summary) => (
        <>
          <Grid templateColumns="1fr 1fr" gap={4}>
            <Measure label="Time today">{summary.timeSpentToday}</Measure>
            <Measure label="Time this week">{summary.timeSpentWeekly}</Measure>
          </Grid>
          <Box as="ul" listStyleType="none" mt={4} borderTopWidth="1px" pt={3}>
            {SECTIONS.map(({ section, letter, score }) => (
              <GradeRow
                key={section}
                name={sectionName(section)}
                grade={gradeName(user.currentGrade[section])}
                letter={summary[letter]}
                score={summary[score]}
              />
            ))}
          </Box>
          {hasTokens && <Tokens summary={summary} />}
          <Grid mt={4} gap={3} templateColumns="1fr 1fr">
            <LinkButton
              to={homeProfileLink('ae.la', user.currentGrade['ae.la'])}
              variant="secondary"
              size="compact"
            >
              All skills
            </LinkButton>
            <LinkButton to="/courses" variant="secondary" size="compact">
              All courses
            </LinkButton>
          </Grid>
        </>
      )}
    </Panel>
  )
}

function Measure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text color="fg.muted" fontSize="0.875rem">
        {label}
      </Text>
      <Text fontSize="1.625rem" fontWeight="700" lineHeight="1.2" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  )
}

interface GradeRowProps {
  name: string
  grade: string
  letter: string
  score: number
}

/** A letter says something once there is a score. */
function GradeRow({ name, grade, letter, score }: GradeRowProps) {
  return (
    <Flex as="li" justify="space-between" align="center" gap={3} py={1}>
      <Box>
        <Text>{name}</Text>
        <Text color="fg.muted" fontSize="0.875rem">
          {grade}
        </Text>
      </Box>
      <Flex align="baseline" gap={2}>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {showScore(score)}
        </Text>
        {score > 0 && (
          <Text fontWeight="700" fontSize="1.25rem" minW="1.75rem" textAlign="right">
            {letter}
          </Text>
        )}
      </Flex>
    </Flex>
  )
}

function Tokens({ summary }: { summary: ProgressSummary }) {
  const rows = [
    ['From completed weeks', summary.assignmentTokens],
    ['From completed grades', summary.completionTokens],
    ['Balance after last week', summary.tokensByLastWeek],
  ] as const
  return (
    <Box mt={3} borderTopWidth="1px" pt={3}>
      <Text fontWeight="600" mb={1}>
        Tokens
      </Text>
      {rows.map(([label, tokens]) => (
        <Flex key={label} justify="space-between" fontSize="0.9375rem" py="2px">
          <Text color="fg.muted">{label}</Text>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums">
            {tokens}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
