import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A part of a page on a ground of its own. */
export function Sheet({ title, children }: { title?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box
      as="section"
      aria-labelledby={title === undefined ? undefined : titleId}
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="var(--ws-shadow)"
      p={{ base: 5, md: 6 }}
      minW={0}
    >
      {title !== undefined && (
        <Heading as="h2" id={titleId} fontSize="1.125rem" lineHeight="1.3" mb={4}>
          {title}
        </Heading>
      )}
      {children}
    </Box>
  )
}
