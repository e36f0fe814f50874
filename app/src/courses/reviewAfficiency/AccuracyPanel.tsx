import { Box, Flex, Text } from '@chakra-ui/react'

/** Current overall accuracy against the goal, both in percent with 2 decimals (COURSE-11, CONST-14). */
export function AccuracyPanel({ overall, goal }: { overall: number; goal: number }) {
  return (
    <Box
      as="section"
      aria-label="Accuracy"
      bg="bg.panel"
      borderRadius="l3"
      p={{ base: 5, md: 8 }}
      boxShadow="var(--ws-shadow)"
    >
      <Flex columnGap={12} rowGap={4} wrap="wrap">
        <Percent label="Current overall accuracy" value={overall} />
        <Percent label="Goal accuracy" value={goal} />
      </Flex>
      <Box position="relative" mt={6} aria-hidden="true">
        <Box h="16px" borderRadius="full" bg="bg.subtle" overflow="hidden">
          <Box
            h="100%"
            w={`${overall}%`}
            bg={overall >= goal ? 'var(--ws-correct)' : 'brand.solid'}
            borderRadius="full"
          />
        </Box>
        <Box
          position="absolute"
          top="-6px"
          left={`calc(${goal}% - 2px)`}
          w="4px"
          h="28px"
          borderRadius="full"
          bg="fg"
        />
      </Box>
    </Box>
  )
}

function Percent({ label, value }: { label: string; value: number }) {
  return (
    <Box>
      <Text color="fg.muted">{label}</Text>
      <Text fontSize={{ base: '2rem', md: '2.5rem' }} fontWeight="700" lineHeight="1.2">
        {value.toFixed(2)}%
      </Text>
    </Box>
  )
}
