import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react'

export interface StartPanelProps {
  course: string
  /** Null while it is not known yet: the button then waits (HOME-05). */
  title: string | null
  text?: string
  /** Left out when there is nothing to start. */
  onStart?: () => void
}

/** The next thing to do, and the button that does it. */
export function StartPanel({ course, title, text, onStart }: StartPanelProps) {
  const isPending = title === null
  return (
    <Box
      borderRadius="l3"
      p={{ base: 5, md: 6 }}
      bg="brand.solid"
      color="brand.contrast"
      boxShadow="0 4px 0 var(--ws-primary-deep)"
    >
      <Text fontWeight="600" opacity={0.9}>
        {course}
      </Text>
      <Heading as="h2" mt={2} fontSize="1.625rem" lineHeight="1.2" minH={isPending ? '2.4em' : undefined}>
        {isPending ? <Skeleton height="1.2em" /> : title}
      </Heading>
      {text && <Text mt={2}>{text}</Text>}
      {(isPending || onStart) && (
        <Button
          mt={5}
          w="100%"
          size="xl"
          minH="56px"
          fontSize="1.1875rem"
          fontWeight="700"
          bg="var(--ws-sun)"
          color="#1b1f3b"
          boxShadow="0 3px 0 rgb(0 0 0 / 25%)"
          disabled={isPending}
          loading={isPending}
          loadingText="Start"
          onClick={onStart}
        >
          Start
        </Button>
      )}
    </Box>
  )
}
