import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { SkillScore } from '@wordstride/api'
import { type CourseSection, skillStatus } from '@wordstride/core'
import { Link as RouterLink } from 'react-router-dom'
import { problemsLink } from '../routes/links'

interface ImproveRowProps {
  skill: SkillScore
  section: CourseSection
  grade: number
  /** Its button stands out. */
  isWeakest: boolean
}

const accuracyText = ({ weighted_accuracy_rate: rate }: SkillScore): string =>
  rate === null ? 'not measured yet' : `accuracy ${(rate * 100).toFixed(2)}%`

/** COURSE-12: Go practices the skill and leads back here (SES-14). */
export function ImproveRow({ skill, section, grade, isWeakest }: ImproveRowProps) {
  const link = problemsLink({
    section_type: section,
    grade_id: grade,
    chapter_id: skill.chapter_id,
    skill_id: skill.skill_id,
    from: 'afficiency',
  })
  return (
    <Flex as="li" bg="bg.panel" borderRadius="l2" borderWidth="1px" p={4} gap={4} align="center">
      <Box flex="1" minW={0}>
        <Text fontWeight="600" fontSize="1.0625rem">
          {skill.skill_name}
        </Text>
        <Text color="fg.muted" fontSize="0.9375rem">
          {skillStatus(section, skill.skill_level)} · {accuracyText(skill)}
        </Text>
      </Box>
      <Button asChild variant={isWeakest ? 'solid' : 'subtle'} minH="44px" px={{ base: 5, sm: 7 }}>
        <RouterLink to={link} aria-label={`Go: ${skill.skill_name}`}>
          Go
        </RouterLink>
      </Button>
    </Flex>
  )
}
