import { Box, Link, Text } from '@chakra-ui/react'
import { type AccountRow, fullName, isLearner } from '@wordstride/api'
import { Link as RouterLink } from 'react-router-dom'
import { ROLE_NAMES } from '../names'
import { StatusBadge } from '../StatusBadge'

/** Where a name leads: who manages the account changes it, others see what a student does. */
function pageOf({ userId, isManaged, role }: AccountRow): string | null {
  const id = encodeURIComponent(userId)
  if (isManaged) return `/people/account/${id}`
  return isLearner(role) ? `/classes/student/${id}` : null
}

export function NameCell({ account }: { account: AccountRow }) {
  const name = fullName(account)
  const page = pageOf(account)
  return (
    <>
      {page ? (
        <Link
          asChild
          fontWeight="600"
          color="brand.fg"
          minH="target"
          display="inline-flex"
          alignItems="center"
        >
          <RouterLink to={page}>{name}</RouterLink>
        </Link>
      ) : (
        <Text as="span" fontWeight="600" minH="target" display="inline-flex" alignItems="center">
          {name}
        </Text>
      )}
      <Box hideFrom="md" pb={2} overflowWrap="anywhere">
        <Text color="fg.muted" fontSize="0.875rem">
          {[account.userName, ROLE_NAMES[account.role], ...account.classes.map((one) => one.name)].join(
            ' · ',
          )}
        </Text>
        {account.status !== 'started' && <StatusBadge status={account.status} />}
      </Box>
    </>
  )
}
