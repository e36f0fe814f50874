import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { CourseCard as Card } from '@wordstride/api'
import { levelName, TOP_LEVEL } from '@wordstride/core'
import { Link as RouterLink } from 'react-router-dom'
import { afficiencyLink, flashcardLink, homeProfileLink, problemsLink } from '../routes/links'
import { AfficiencyLink } from './AfficiencyLink'
import { isBegun } from './courseStanding'
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

interface CourseCardProps {
  card: Card
  /** In the student's own grade the first button stands out, before anything is begun. */
  isOwnGrade: boolean
}

/** COURSE-02; scores with 2 decimals (CONST-14). A course that is not begun has no scores to show yet. */
export function CourseCard({ card, isOwnGrade }: CourseCardProps) {
  const hasBegun = isBegun(card)
  const isDisabled = isGradeDisabled(card, import.meta.env.VITE_APP_ENV)
  const first = firstButton(card)
  const goal = Number(card.user_grade_goal).toFixed(2)
  return (
    <Flex
      as="article"
      direction="column"
      bg="bg.panel"
      borderRadius="l3"
      p={{ base: 5, md: 6 }}
      boxShadow="var(--ws-shadow)"
    >
      <Flex justify="space-between" align="baseline" gap={4}>
        <Heading as="h3" fontSize="1.1875rem">
          {card.section_name}
        </Heading>
        <Text color="fg.muted" whiteSpace="nowrap">
          {card.total_skill} {card.section_type === 'ae.voc' ? 'words' : 'skills'}
        </Text>
      </Flex>
      {hasBegun ? (
        <>
          <Flex mt={3} gap={8}>
            <Score label="Projected score" value={card.projected_score.toFixed(2)} />
            <Score label="Goal" value={goal} />
          </Flex>
          <LevelBar section={card.section_type} levels={levelsOf(card)} total={card.total_skill} />
        </>
      ) : (
        <Text mt={1} color="fg.muted">
          Not started yet · Goal {goal}
        </Text>
      )}
      <Flex mt="auto" pt={5} gap={{ base: 2, md: 3 }} wrap="wrap">
        {isDisabled ? (
          <DisabledButtons first={first.label} />
        ) : (
          <CardButtons card={card} first={first} isInviting={hasBegun || isOwnGrade} />
        )}
      </Flex>
    </Flex>
  )
}

function levelsOf(card: Card) {
  const { section_type, level_0, level_1, level_2, level_3, level_4, level_5 } = card
  return [level_0, level_1, level_2, level_3, level_4, level_5]
    .slice(0, TOP_LEVEL[section_type] + 1)
    .map((count, level) => ({ level, count, name: levelName(section_type, level) }))
}

/** Three buttons side by side on a phone. */
const SIZE = { minH: '44px', px: { base: 3, md: 4 } } as const

interface CardButtonsProps {
  card: Card
  first: CardButton
  isInviting: boolean
}

function CardButtons({ card, first, isInviting }: CardButtonsProps) {
  const { section_type, grade_id } = card
  return (
    <>
      <Button asChild variant={isInviting ? 'solid' : 'subtle'} {...SIZE}>
        <RouterLink to={first.to}>{first.label}</RouterLink>
      </Button>
      <Button asChild variant="outline" borderColor="border" {...SIZE}>
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
    <Button key={label} variant={label === first ? 'subtle' : 'outline'} {...SIZE} disabled>
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
