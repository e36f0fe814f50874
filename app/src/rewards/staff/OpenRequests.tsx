import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { OpenRequest } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { Link as RouterLink } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { firstClick } from '../../forms/firstClick'
import { Outcome } from '../../forms/Outcome'
import { shownDay } from '../../panels/shownDates'
import { counted } from '../../shell/counted'
import { Sheet } from '../../shell/Sheet'
import { refreshRewards } from '../rewardQueries'

interface Decision {
  request: OpenRequest
  isGranted: boolean
}

const describeDecision = ({ request: { name, studentName }, isGranted }: Decision): string =>
  isGranted
    ? `${name} is granted to ${studentName}.`
    : `${name} is declined; ${studentName} keeps the tokens.`

/** Yes or no to each student, the one who waits longest first. */
export function OpenRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const decide = useMutation({
    mutationFn: async ({ request: { userId, requestId }, isGranted }: Decision) =>
      unwrap(await apiClient.call('decideRequest', { userId, requestId, isGranted })),
    onSettled: refreshRewards,
  })
  const isDeciding = ({ requestId }: OpenRequest, isGranted: boolean) =>
    decide.isPending &&
    decide.variables.request.requestId === requestId &&
    decide.variables.isGranted === isGranted

  return (
    <Sheet title="Asked for">
      {requests.length === 0 && (
        <Text color="fg.muted">Nobody is waiting. What students ask for stands here.</Text>
      )}
      <Box as="ul" listStyleType="none">
        {requests.map((request) => {
          const { requestId, userId, studentName, name, price, askedAt } = request
          return (
            <Flex
              as="li"
              key={requestId}
              gap={3}
              py={3}
              align="center"
              wrap="wrap"
              borderTopWidth="1px"
              _first={{ borderTopWidth: 0, pt: 0 }}
            >
              <Box flex="1 1 12rem" minW={0} overflowWrap="anywhere">
                <Text fontWeight="600">{name}</Text>
                <Text color="fg.muted" fontSize="0.875rem">
                  <Link asChild color="brand.fg">
                    <RouterLink to={`/people/rewards/${encodeURIComponent(userId)}`}>
                      {studentName}
                    </RouterLink>
                  </Link>
                  {` · ${counted(price, 'token')} · ${shownDay(askedAt)}`}
                </Text>
              </Box>
              <Flex gap={2}>
                <Button
                  size="compact"
                  variant="secondary"
                  aria-label={`Decline ${name} for ${studentName}`}
                  isLoading={isDeciding(request, false)}
                  disabled={decide.isPending && !isDeciding(request, false)}
                  onClick={firstClick(() => decide.mutate({ request, isGranted: false }))}
                >
                  Decline
                </Button>
                <Button
                  size="compact"
                  aria-label={`Grant ${name} to ${studentName}`}
                  isLoading={isDeciding(request, true)}
                  disabled={decide.isPending && !isDeciding(request, true)}
                  onClick={firstClick(() => decide.mutate({ request, isGranted: true }))}
                >
                  Grant
                </Button>
              </Flex>
            </Flex>
          )
        })}
      </Box>
      {decide.isError && (
        <Outcome key={decide.submittedAt} isFailure>
          {decide.error.message}
        </Outcome>
      )}
      {decide.isSuccess && (
        <Outcome key={decide.variables.request.requestId} mt={4}>
          {describeDecision(decide.variables)}
        </Outcome>
      )}
    </Sheet>
  )
}
