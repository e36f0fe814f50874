import { Box, Flex, Text } from '@chakra-ui/react'
import type { StudentStanding } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { levelColor } from '../../courses/standing/levelColor'
import { showScore } from '../../panels/numbers'
import { Sheet } from '../../shell/Sheet'

/** How many skills of the current grades are at which level. */
export const StandingsSheet = ({ standings }: { standings: readonly StudentStanding[] }) => (
  <Sheet title="Where the student stands">
    {standings.length === 0 && <Text color="fg.muted">There is no plan yet.</Text>}
    <Flex direction="column" gap={4}>
      {standings.map(({ sectionType, grade, score, skillsAt }) => (
        <Box key={sectionType}>
          <Flex justify="space-between" gap={3} mb={1}>
            <Text fontWeight="600">{`${sectionName(sectionType)} · ${gradeName(grade)}`}</Text>
            <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">{`Score ${showScore(score)}`}</Text>
          </Flex>
          <Flex as="ul" listStyleType="none" gap={2} wrap="wrap">
            {skillsAt.map((count, level) => (
              <Flex
                as="li"
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
                key={level}
                align="center"
                gap={1.5}
                px={2}
                py={1}
                borderRadius="l1"
                borderWidth="2px"
                style={{ borderColor: levelColor(sectionType, level) }}
                fontSize="0.875rem"
                fontVariantNumeric="tabular-nums"
              >
                <Text as="span" color="fg.muted">
                  {`Level ${level}:`}
                </Text>
                {count}
              </Flex>
            ))}
          </Flex>
        </Box>
      ))}
    </Flex>
  </Sheet>
)
