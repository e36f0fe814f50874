import { Box, Heading } from '@chakra-ui/react'
import { useId } from 'react'

/** A value as JSON, to read. */
export function JsonPanel({ title, value }: { title: string; value: unknown }) {
  const id = useId()
  return (
    <Box minW={0} bg="bg.panel" borderRadius="l2" borderWidth="1px">
      <Heading as="h3" id={id} fontSize="1rem" px={4} py={3} borderBottomWidth="1px">
        {title}
      </Heading>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        px={4}
        py={3}
        maxH="28rem"
        overflow="auto"
        fontFamily="ui-monospace, monospace"
        fontSize="0.8125rem"
        lineHeight="1.55"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {JSON.stringify(value, null, 2)}
      </Box>
    </Box>
  )
}
