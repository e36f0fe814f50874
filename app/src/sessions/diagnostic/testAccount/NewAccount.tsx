import { Box, Grid, Text } from '@chakra-ui/react'

/** TEST-30: the password is the name, but in production. */
export function NewAccount({ userName, password }: { userName: string; password: string }) {
  return (
    <Box bg="var(--ws-correct-soft)" borderRadius="l2" px={5} py={4}>
      <Text fontWeight="600" color="var(--ws-correct)">
        Your test account is ready. Please write it down.
      </Text>
      <Grid as="dl" templateColumns="auto 1fr" columnGap={4} mt={2} fontSize="1.125rem">
        <Text as="dt">Username</Text>
        <Text as="dd" fontWeight="700" userSelect="all">
          {userName}
        </Text>
        <Text as="dt">Password</Text>
        <Text as="dd" fontWeight="700" userSelect="all">
          {password}
        </Text>
      </Grid>
    </Box>
  )
}
