import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { CourseCard as Card } from '@wordstride/api'
import { levelName, TOP_LEVEL } from '@wordstride/core'
import { Link as RouterLink } from 'react-router-dom'
import { homeProfileLink } from '../routes/links'
import { isGradeDisabled } from './isGradeDisabled'
import { LevelBar } from './LevelBar'

/** COURSE-02; scores with 2 decimals (CONST-14). */
export function CourseCard({ card }: { card: Card }) {
  const top = TOP_LEVEL[card.section_type]
  const counts = [card.level_0, card.level_1, card.level_2, card.level_3, card.level_4, card.level_5]
  const levels = counts.slice(0, top + 1).map((count, level) => ({
    level,
    count,
    name: levelName(card.section_type, level),
    isTop: level === top,
  }))
  const isDisabled = isGradeDisabled(card, import.meta.env.VITE_APP_ENV)
  return (
    <Box as="article" bg="bg.panel" borderRadius="l3" p={{ base: 5, md: 7 }} boxShadow="var(--ws-shadow)">
      <Flex justify="space-between" align="baseline" gap={4}>
        <Heading as="h3" fontSize="1.25rem">
          {card.section_name}
        </Heading>
        <Text color="fg.muted" whiteSpace="nowrap">
          {card.total_skill} {card.section_type === 'ae.voc' ? 'words' : 'skills'}
        </Text>
      </Flex>
      <Flex mt={4} gap={8}>
        <Score label="Projected score" value={card.projected_score.toFixed(2)} />
        <Score label="Goal" value={Number(card.user_grade_goal).toFixed(2)} />
      </Flex>
      <LevelBar levels={levels} total={card.total_skill} />
      <Button asChild={!isDisabled} disabled={isDisabled} mt={5} minH="44px">
        {isDisabled ? (
          'Learning'
        ) : (
          <RouterLink to={homeProfileLink(card.section_type, card.grade_id)}>Learning</RouterLink>
        )}
      </Button>
    </Box>
  )
}

function Score({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Text color="fg.muted" fontSize="0.875rem">
        {label}
      </Text>
      <Text fontSize="1.5rem" fontWeight="700">
        {value}
      </Text>
    </Box>
  )
}
