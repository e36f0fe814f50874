import { Badge, Box, Flex, Grid, Heading } from '@chakra-ui/react'
import type { CourseCard as Card } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName } from '../../links/gradeNames'
import { sectionName } from '../../links/sectionNames'
import { CourseCard } from './CourseCard'
import { gradeAnchor } from './GradeJump'

interface GradeSectionProps {
  grade: number
  cards: readonly Card[]
  /** The sections in which it is the student's own grade. */
  ownSections: readonly CourseSection[]
}

/** A student may be in different grades in the two sections. */
const ownGradeLabel = ([only, other]: readonly CourseSection[]): string =>
  only === undefined || other !== undefined ? 'Your grade' : `Your grade in ${sectionName(only)}`

/** The cards of one grade; a card that stands alone takes the whole width. */
export function GradeSection({ grade, cards, ownSections }: GradeSectionProps) {
  const id = gradeAnchor(grade)
  const isOwn = ownSections.length > 0
  return (
    <Box
      as="section"
      id={id}
      scrollMarginTop={{ base: '4.75rem', md: '6rem' }}
      mb={isOwn ? 10 : 8}
      aria-labelledby={`${id}-name`}
    >
      <Flex align="center" gap={3} mb={3}>
        <Heading as="h2" id={`${id}-name`} fontSize={isOwn ? '1.5rem' : '1.25rem'}>
          {gradeName(grade)}
        </Heading>
        {isOwn && (
          <Badge
            borderRadius="full"
            px={3}
            py={1}
            fontSize="0.8125rem"
            bg="var(--ws-sun)"
            color="var(--ws-on-sun)"
          >
            {ownGradeLabel(ownSections)}
          </Badge>
        )}
      </Flex>
      <Grid
        templateColumns={{ base: '1fr', md: cards.length === 1 ? '1fr' : '1fr 1fr' }}
        gap={{ base: 4, md: 6 }}
      >
        {cards.map((card) => (
          <CourseCard
            key={card.sectionType}
            card={card}
            isOwnGrade={ownSections.includes(card.sectionType)}
          />
        ))}
      </Grid>
    </Box>
  )
}
