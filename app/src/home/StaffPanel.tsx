import { Box, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface StaffPanelProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a home whose data came with the page. */
export function StaffPanel({ title, aside, children }: StaffPanelProps) {
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
      <Flex justify="space-between" align="baseline" gap={3} mb={4} wrap="wrap">
        <Heading as="h2" id={titleId} fontSize="1.125rem" lineHeight="1.3">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
