import { Box, Flex, Text } from '@chakra-ui/react'
import type { ClassStudent, StuckSkill } from '@wordstride/api'
import { StudentLink } from '../../classes/StudentLink'
import { counted } from '../../shell/counted'
import { EmptyNote } from '../../shell/EmptyNote'
import { Sheet } from '../../shell/Sheet'
import { describeCourse } from '../describeCourse'

/** Why it is in the list. */
function describeFailures({ failedSessions, drops }: StuckSkill): string {
  return [
    failedSessions > 0 && counted(failedSessions, 'session without a pass', 'sessions without a pass'),
    drops > 0 && counted(drops, 'level lost', 'levels lost'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Who failed again and again on one skill this week. */
export function StuckStudents({ students }: { students: readonly ClassStudent[] }) {
  const stuck = students.filter(({ stuckOn }) => stuckOn.length > 0)
  return (
    <Sheet title="Who is stuck">
      {stuck.length === 0 ? (
        <EmptyNote pose="cheer">
          Nobody. A student shows up here who failed twice on one skill this week and has not got on since.
        </EmptyNote>
      ) : (
        <Flex as="ul" direction="column" gap={4} listStyleType="none">
          {stuck.map(({ userId, name, stuckOn }) => (
            <Box as="li" key={userId}>
              <StudentLink userId={userId} name={name} fontWeight="700" />
              <Box as="ul" listStyleType="none">
                {stuckOn.map((skill) => (
                  <Flex
                    as="li"
                    key={`${skill.sectionType} ${skill.gradeId} ${skill.skillId}`}
                    justify="space-between"
                    wrap="wrap"
                    columnGap={4}
                    py={1}
                  >
                    <Text>
                      {skill.skillName}{' '}
                      <Text as="span" color="fg.muted" fontSize="0.875rem">
                        {describeCourse(skill.sectionType, skill.gradeId)}
                      </Text>
                    </Text>
                    <Text color="fg.muted" fontSize="0.9375rem">
                      {describeFailures(skill)}
                    </Text>
                  </Flex>
                ))}
              </Box>
            </Box>
          ))}
        </Flex>
      )}
    </Sheet>
  )
}
