import { Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Center } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { toAddress } from '../../links/address'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { centersQuery } from '../peopleQueries'
import { CenterDialog } from './CenterDialog'

/** /people/centers. */
export function CentersPage() {
  const isAdmin = useAuth((state) => state.user?.role === 'admin')
  const centers = useQuery(centersQuery)
  const [edited, setEdited] = useState<Center | 'new' | null>(null)
  return (
    <>
      {isAdmin && (
        <Flex mb={5}>
          <Button onClick={() => setEdited('new')}>New center</Button>
        </Flex>
      )}
      {centers.isPending && <LoadingBlock label="Loading the centers" height="16rem" />}
      {centers.isError && <LoadFailure what="The centers" onRetry={() => void centers.refetch()} />}
      {centers.data?.length === 0 && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            {isAdmin
              ? 'There is no learning center yet. Make the first one: accounts and classes belong to it.'
              : 'You belong to no learning center yet. Please ask an administrator.'}
          </Text>
        </Sheet>
      )}
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={5}
      >
        {(centers.data ?? []).map((center) => (
          <li key={center.centerId}>
            <CenterCard center={center} onEdit={() => setEdited(center)} />
          </li>
        ))}
      </Grid>
      <CenterDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}

function CenterCard({ center, onEdit }: { center: Center; onEdit(): void }) {
  const { centerId, name, address, phone, email, ips, accounts, classes } = center
  return (
    <Sheet>
      <Flex justify="space-between" gap={3} align="flex-start">
        <Heading as="h2" fontSize="1.125rem">
          {name}
        </Heading>
        <Button size="compact" variant="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      </Flex>
      <Box color="fg.muted" mt={2} overflowWrap="anywhere">
        {[address, phone, email].filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text mt={2}>{ips.length === 0 ? 'No network addresses' : `Network: ${ips.join(', ')}`}</Text>
      </Box>
      <Link asChild color="brand.fg" minH="target" display="inline-flex" alignItems="center">
        <RouterLink to={toAddress('/people', { centerId })}>
          {counted(accounts, 'account')}
          <span className="ws-visually-hidden"> of {name}</span>
        </RouterLink>
      </Link>
      <Text as="span" color="fg.muted">
        {' · '}
        {counted(classes, 'class', 'classes')}
      </Text>
    </Sheet>
  )
}
