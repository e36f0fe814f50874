import { Box, Text } from '@chakra-ui/react'
import { ProblemErrorBoundary } from '@wordstride/player'
import { type ReactNode, useState } from 'react'

/** Says why a problem cannot be drawn. Give it a `key` of the problem, so that the next one gets its chance. */
export function PreviewBoundary({ children }: { children: ReactNode }) {
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <>
      {failure !== null && <PreviewFailure message={failure} />}
      <ProblemErrorBoundary onError={setFailure}>{children}</ProblemErrorBoundary>
    </>
  )
}

export function PreviewFailure({ message }: { message: string }) {
  return (
    <Box role="alert" bg="var(--ws-incorrect-soft)" borderRadius="l2" p={5}>
      <Text fontWeight="600" color="fg.error">
        This problem cannot be shown
      </Text>
      <Text mt={1} fontSize="0.9375rem" overflowWrap="anywhere">
        {message}
      </Text>
    </Box>
  )
}
