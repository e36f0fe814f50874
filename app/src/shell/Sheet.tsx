import { Box, type BoxProps, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface SheetProps extends Pick<BoxProps, 'aria-busy'> {
  title?: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page on a ground of its own. */
export function Sheet({ title, aside, children, ...box }: SheetProps) {
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
      {...box}
    >
      {title !== undefined && (
        <Flex justify="space-between" align="center" gap={3} mb={4} wrap="wrap">
          <Heading as="h2" id={titleId} fontSize="1.125rem" lineHeight="1.3">
            {title}
          </Heading>
          {aside}
        </Flex>
      )}
      {children}
    </Box>
  )
}
