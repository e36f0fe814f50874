import { Box, Flex, Text } from '@chakra-ui/react'
import type { SkillScore } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { skillStatus } from '@wordstride/learning'
import { problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'

interface ImproveRowProps {
  skill: SkillScore
  section: CourseSection
  grade: number
  /** Its button stands out. */
  isWeakest: boolean
}

const accuracyText = ({ weightedAccuracyRate: rate }: SkillScore): string =>
  rate === null ? 'not measured yet' : `accuracy ${(rate * 100).toFixed(2)}%`

/** COURSE-12: Go practices the skill and leads back here (SES-14). */
export function ImproveRow({ skill, section, grade, isWeakest }: ImproveRowProps) {
  const link = problemsLink({
    sectionType: section,
    gradeId: grade,
    chapterId: skill.chapterId,
    skillId: skill.skillId,
    from: 'afficiency',
  })
  return (
    <Flex as="li" bg="bg.panel" borderRadius="l2" borderWidth="1px" p={4} gap={4} align="center">
      <Box flex="1" minW={0}>
        <Text fontWeight="600" fontSize="1.0625rem">
          {skill.skillName}
        </Text>
        <Text color="fg.muted" fontSize="0.9375rem">
          {skillStatus(section, skill.skillLevel)} · {accuracyText(skill)}
        </Text>
      </Box>
      <LinkButton to={link} variant={isWeakest ? 'primary' : 'soft'} aria-label={`Go: ${skill.skillName}`}>
        Go
      </LinkButton>
    </Flex>
  )
}
