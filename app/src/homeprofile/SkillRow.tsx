import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ChapterSkill } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { formatDistanceToNow } from 'date-fns'
import { Link as RouterLink } from 'react-router-dom'
import { levelColor } from '../courses/levelColor'
import { problemsLink } from '../routes/links'

interface SkillRowProps {
  skill: ChapterSkill
  section: CourseSection
  grade: number
  chapterId: number
  /** The first skill of the chapter that is still to be learned: its button stands out. */
  isNext: boolean
}

/** COURSE-07. */
export function SkillRow({ skill, section, grade, chapterId, isNext }: SkillRowProps) {
  const link = problemsLink({
    section_type: section,
    grade_id: grade,
    chapter_id: chapterId,
    skill_id: skill.skill_id,
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
          {skill.skill_seq}. {skill.skill_name}
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
            {skill.skill_end === null ? 'not visited yet' : <LastVisit at={skill.skill_end} />}
            {/* A word is its own id. */}
            {skill.skill_id !== skill.skill_name && ` · ${skill.skill_id}`}
          </Text>
        </Flex>
      </Box>
      <Button asChild variant={isNext ? 'solid' : 'subtle'} minH="44px" px={{ base: 5, sm: 7 }}>
        <RouterLink to={link} aria-label={`Learn: ${skill.skill_name}`}>
          Learn
        </RouterLink>
      </Button>
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
