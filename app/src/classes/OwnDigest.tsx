import { Box, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { Sheet } from '../shell/Sheet'
import { ownDigestQuery } from './classQueries'
import { DigestSwitch } from './DigestSwitch'

/** The weekly mail about the own classes; nothing while it is not known whether there is one. */
export function OwnDigest() {
  const { data: isWished } = useQuery(ownDigestQuery)
  if (isWished === undefined) return null
  return (
    <Box mt={5}>
      <Sheet title="Weekly mail">
        {isWished === null ? (
          <Text color="fg.muted">
            Your account has no e-mail address yet. Ask an administrator to add it, if you want a mail about
            your classes every Monday.
          </Text>
        ) : (
          <DigestSwitch
            label="Send me a mail about my classes every Monday"
            isWished={isWished}
            save={async (wish) => {
              unwrap(await apiClient.call('saveOwnDigest', { isWished: wish }))
              await queryClient.invalidateQueries({ queryKey: ownDigestQuery.queryKey })
            }}
          />
        )}
      </Sheet>
    </Box>
  )
}
