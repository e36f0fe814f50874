import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { CourseCard as Card } from '@wordstride/api'
import { levelName, TOP_LEVEL } from '@wordstride/core'
import { Link as RouterLink } from 'react-router-dom'
import { afficiencyLink, flashcardLink, homeProfileLink, problemsLink } from '../routes/links'
import { AfficiencyLink } from './AfficiencyLink'
import { isAllProficient } from './isAllProficient'
import { isGradeDisabled } from './isGradeDisabled'
import { LevelBar } from './LevelBar'

interface CardButton {
  label: string
  to: string
}

/** COURSE-01: words are learned from their cards, skills from their exercises. */
const firstButton = ({ section_type, grade_id, chapter_id }: Card): CardButton =>
  section_type === 'ae.voc'
    ? { label: 'Card', to: flashcardLink(grade_id, chapter_id) }
    : { label: 'Learning', to: homeProfileLink(section_type, grade_id) }

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
  const first = firstButton(card)
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
      <Flex mt={5} gap={{ base: 2, md: 3 }} wrap="wrap">
        {isDisabled ? <DisabledButtons first={first.label} /> : <CardButtons card={card} first={first} />}
      </Flex>
    </Box>
  )
}

/** Three buttons side by side on a phone. */
const SIZE = { minH: '44px', px: { base: 3, md: 4 } } as const

function CardButtons({ card, first }: { card: Card; first: CardButton }) {
  const { section_type, grade_id } = card
  return (
    <>
      <Button asChild {...SIZE}>
        <RouterLink to={first.to}>{first.label}</RouterLink>
      </Button>
      <Button asChild variant="outline" {...SIZE}>
        <RouterLink to={problemsLink({ section_type, grade_id, phase: 'PROFICIENCY_SESSION' })}>
          Proficiency
        </RouterLink>
      </Button>
      <AfficiencyLink
        to={afficiencyLink(section_type, grade_id)}
        isOpen={isAllProficient(card)}
        variant="outline"
        {...SIZE}
      >
        Afficiency
      </AfficiencyLink>
    </>
  )
}

/** COURSE-03. */
function DisabledButtons({ first }: { first: string }) {
  return [first, 'Proficiency', 'Afficiency'].map((label) => (
    <Button key={label} variant={label === first ? 'solid' : 'outline'} {...SIZE} disabled>
      {label}
    </Button>
  ))
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
