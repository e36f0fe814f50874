import { Box, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RoleListPicker } from '../../reports/activity/RoleListPicker'
import { userListQuery } from '../../reports/reportQueries'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'

/** Whom a change of the skills affects, by role or first letter (C-19); the skills are the same for all of them. */
export function AffectedUsers() {
  const [role, setRole] = useState('all')
  const { data, isPending, isLoadingError, refetch } = useQuery(userListQuery(role))
  return (
    <Sheet title="Whom it affects">
      <Box maxW="22rem" mb={4}>
        <RoleListPicker value={role} onChange={setRole} />
      </Box>
      {isPending && <LoadingBlock label="Loading the users" height="3rem" />}
      {isLoadingError && <LoadFailure what="The users" onRetry={() => void refetch()} />}
      {data && (
        <Text color="fg.muted" maxH="12rem" overflowY="auto" role="region" tabIndex={0} aria-label="Users">
          {data.total === 0
            ? 'Nobody in your reach.'
            : `${data.total}: ${data.data.map(({ userName }) => userName).join(', ')}${data.total > data.data.length ? '…' : ''}`}
        </Text>
      )}
    </Sheet>
  )
}
