import { Box, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'

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
        <Grid mt={5}>
          <Button variant="sun" size="large" disabled={isPending} isLoading={isPending} onClick={onStart}>
            Start
          </Button>
        </Grid>
      )}
    </Box>
  )
}
