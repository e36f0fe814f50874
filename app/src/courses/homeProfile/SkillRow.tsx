import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import type { ChapterSkill } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { formatDistanceToNow } from 'date-fns'
import { problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import { levelColor } from '../grades/levelColor'

interface SkillRowProps {
  skill: ChapterSkill
  section: CourseSection
  grade: number
  chapterId: number
  /** The first skill of the chapter that is still to be learned: its button stands out. */
  isNext: boolean
}

/** A skill with its standing and the button to learn it (COURSE-07). */
export function SkillRow({ skill, section, grade, chapterId, isNext }: SkillRowProps) {
  const link = problemsLink({
    sectionType: section,
    gradeId: grade,
    chapterId,
    skillId: skill.skillId,
  })
  return (
    <Flex
      as="li"
      bg="bg.panel"
      borderRadius="l2"
      borderWidth="1px"
      p={4}
      gap={{ base: 3, sm: 4 }}
      align="center"
    >
      <Box flex="1" minW={0} overflowWrap="anywhere">
        <Text fontWeight="600" fontSize="1.0625rem">
          {skill.skillSeq}. {skill.skillName}
        </Text>
        <Flex mt={1} columnGap={3} rowGap={1} align="center" wrap="wrap">
          <Badge borderRadius="full" px={3} py={1} gap={2} fontSize="0.8125rem" bg="bg.subtle" color="fg">
            <Box
              boxSize="10px"
              borderRadius="full"
              bg={levelColor(section, skill.level)}
              aria-hidden="true"
            />
            {skill.status}
          </Badge>
          <Text color="fg.muted" fontSize="0.875rem">
            {skill.skillEnd === null ? 'not visited yet' : <LastVisit at={skill.skillEnd} />}
            {/* A word is its own id. */}
            {skill.skillId !== skill.skillName && ` · ${skill.skillId}`}
          </Text>
        </Flex>
      </Box>
      <LinkButton to={link} variant={isNext ? 'primary' : 'soft'} aria-label={`Learn: ${skill.skillName}`}>
        Learn
      </LinkButton>
    </Flex>
  )
}

function LastVisit({ at }: { at: number }) {
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString('en-US')}>
      last visit {formatDistanceToNow(date, { addSuffix: true })}
    </time>
  )
}
