import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ChapterSkill } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { formatDistanceToNow } from 'date-fns'
import { Link as RouterLink } from 'react-router-dom'
import { problemsLink } from '../routes/links'

interface SkillRowProps {
  skill: ChapterSkill
  section: CourseSection
  grade: number
  chapterId: number
}

/** COURSE-07. */
export function SkillRow({ skill, section, grade, chapterId }: SkillRowProps) {
  const link = problemsLink({
    section_type: section,
    grade_id: grade,
    chapter_id: chapterId,
    skill_id: skill.skill_id,
  })
  const isBegun = skill.level > 0
  return (
    <Flex
      as="li"
      bg="bg.panel"
      borderRadius="l2"
      borderWidth="1px"
      p={4}
      gap={4}
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Box flex="1" minW="12rem">
        <Text fontWeight="600" fontSize="1.0625rem">
          {skill.skill_seq}. {skill.skill_name}
        </Text>
        <Flex mt={1} gap={3} align="center" wrap="wrap">
          <Badge
            borderRadius="full"
            px={3}
            py={1}
            fontSize="0.8125rem"
            bg={isBegun ? 'var(--ws-correct-soft)' : 'bg.subtle'}
            color={isBegun ? 'var(--ws-correct)' : 'fg.muted'}
          >
            {skill.status}
          </Badge>
          <Text color="fg.muted" fontSize="0.875rem">
            {skill.skill_id} ·{' '}
            {skill.skill_end === null ? 'not visited yet' : <LastVisit at={skill.skill_end} />}
          </Text>
        </Flex>
      </Box>
      <Button asChild minH="44px" width={{ base: '100%', sm: 'auto' }} px={7}>
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
