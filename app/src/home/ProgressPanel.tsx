import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import type { ProgressSummary, User } from '@wordstride/api'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { gradeName } from '../routes/gradeNames'
import { homeProfileLink } from '../routes/links'
import { sectionName } from '../routes/sectionNames'
import { useProgressSummary } from './homeQueries'
import { showScore } from './numbers'
import { Panel } from './Panel'

const SECTIONS = [
  { section: 'ae.la', letter: 'la_grade', score: 'la_grade_score' },
  { section: 'ae.voc', letter: 'voc_grade', score: 'voc_grade_score' },
] as const

/** HOME-09: time, grades and tokens. */
export function ProgressPanel({ user }: { user: User }) {
  return (
    <Panel title="Your progress" query={useProgressSummary(user.user_id)} height="14rem">
      {(summary) => (
        <>
          <Grid templateColumns="1fr 1fr" gap={4}>
            <Measure label="Time today">{summary.time_spent_today}</Measure>
            <Measure label="Time this week">{summary.time_spent_weekly}</Measure>
          </Grid>
          <Box as="ul" listStyleType="none" mt={4} borderTopWidth="1px" pt={3}>
            {SECTIONS.map(({ section, letter, score }) => (
              <GradeRow
                key={section}
                name={sectionName(section)}
                grade={gradeName(user.current_grade[section])}
                letter={summary[letter]}
                score={summary[score]}
              />
            ))}
          </Box>
          <Tokens summary={summary} />
          <Flex mt={4} gap={3} wrap="wrap">
            <Button asChild variant="outline" minH="44px" flex="1">
              <RouterLink to={homeProfileLink('ae.la', user.current_grade['ae.la'])}>All skills</RouterLink>
            </Button>
            <Button asChild variant="outline" minH="44px" flex="1">
              <RouterLink to="/courses">All courses</RouterLink>
            </Button>
          </Flex>
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
    ['From completed weeks', summary.assignment_tokens],
    ['From completed grades', summary.completion_tokens],
    ['Balance after last week', summary.tokens_by_last_week],
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
