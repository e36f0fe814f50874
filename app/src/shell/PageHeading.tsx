import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Title of a page, in the document too. */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <Box mb={{ base: 6, md: 8 }}>
      <title>{`${title} · Wordstride`}</title>
      <Heading
        as="h1"
        fontSize={{ base: '1.75rem', md: '2.25rem' }}
        lineHeight="1.15"
        letterSpacing="-0.02em"
      >
        {title}
      </Heading>
      {lead && (
        <Text mt={2} color="fg.muted" fontSize="1.0625rem">
          {lead}
        </Text>
      )}
    </Box>
  )
}
