import { Box, Flex, Text } from '@chakra-ui/react'

interface LevelCount {
  level: number
  count: number
  name: string
  isTop: boolean
}

/** SR-42: colours of the levels 0 to 5; the top level of either section has the last. */
const COLORS = ['#8c8c8c', '#ff7875', '#ffa940', '#fadb14', '#73d13d', '#389e0d'] as const
const TOP_COLOR = '#389e0d'

const colorOf = ({ level, isTop }: LevelCount): string => (isTop ? TOP_COLOR : (COLORS[level] ?? TOP_COLOR))

/** How many skills stand at which level, as a bar and as words. */
export function LevelBar({ levels, total }: { levels: readonly LevelCount[]; total: number }) {
  const filled = levels.filter(({ count }) => count > 0)
  return (
    <Box mt={5}>
      <Flex h="14px" borderRadius="full" overflow="hidden" bg="bg.subtle" aria-hidden="true">
        {filled.map((entry) => (
          <Box key={entry.level} bg={colorOf(entry)} w={`${(entry.count / Math.max(1, total)) * 100}%`} />
        ))}
      </Flex>
      <Flex as="ul" mt={3} gap="0.3rem 1.1rem" wrap="wrap" listStyleType="none">
        {filled.map((entry) => (
          <Flex as="li" key={entry.level} align="center" gap={2}>
            <Box w="12px" h="12px" borderRadius="4px" bg={colorOf(entry)} aria-hidden="true" />
            <Text fontSize="0.9375rem">
              {entry.name}: {entry.count}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
