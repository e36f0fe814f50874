import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A titled part of a page of texts. */
export function TextPanel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      bg="bg.panel"
      borderRadius="l3"
      p={{ base: 5, md: 6 }}
      boxShadow="var(--ws-shadow)"
      minW={0}
    >
      <Heading as="h2" id={titleId} fontSize="1.25rem" lineHeight="1.3" mb={3}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}
