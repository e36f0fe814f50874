import { Box, Flex, Text } from '@chakra-ui/react'
import type { CourseSection } from '@wordstride/core'
import { levelColor } from './levelColor'

interface LevelCount {
  level: number
  count: number
  name: string
}

interface LevelBarProps {
  section: CourseSection
  levels: readonly LevelCount[]
  total: number
}

/** How many skills stand at which level, as a bar and as words. */
export function LevelBar({ section, levels, total }: LevelBarProps) {
  const filled = levels.filter(({ count }) => count > 0)
  return (
    <Box mt={5}>
      <Flex h="14px" borderRadius="full" overflow="hidden" bg="bg.subtle" aria-hidden="true">
        {filled.map((entry) => (
          <Box
            key={entry.level}
            bg={levelColor(section, entry.level)}
            w={`${(entry.count / Math.max(1, total)) * 100}%`}
          />
        ))}
      </Flex>
      <Flex as="ul" mt={3} gap="0.3rem 1.1rem" wrap="wrap" listStyleType="none">
        {filled.map((entry) => (
          <Flex as="li" key={entry.level} align="center" gap={2}>
            <Box
              w="12px"
              h="12px"
              borderRadius="4px"
              bg={levelColor(section, entry.level)}
              aria-hidden="true"
            />
            <Text fontSize="0.9375rem">
              {entry.name}: {entry.count}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
