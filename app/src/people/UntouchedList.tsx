import { Box, Text } from '@chakra-ui/react'
import type { Untouched } from '@wordstride/api'

/** At whom nothing was done, and why; nothing when there is nobody. */
export const UntouchedList = ({ untouched }: { untouched: readonly Untouched[] }) =>
  untouched.length === 0 ? null : (
    <Box>
      <Text fontWeight="600">Left alone:</Text>
      <Box as="ul" ps={5} maxH="12rem" overflowY="auto">
        {untouched.map(({ userId, name, message }) => (
          <li key={userId}>
            {name || userId}: {message}
          </li>
        ))}
      </Box>
    </Box>
  )
