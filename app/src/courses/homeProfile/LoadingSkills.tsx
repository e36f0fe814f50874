import { Skeleton, Stack } from '@chakra-ui/react'

export function LoadingSkills() {
  return (
    <Stack gap={3} aria-busy="true" aria-label="Loading skills">
      <Skeleton height="4.5rem" borderRadius="l2" />
      <Skeleton height="4.5rem" borderRadius="l2" />
      <Skeleton height="4.5rem" borderRadius="l2" />
    </Stack>
  )
}
