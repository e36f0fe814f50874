import { Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { CenterCounts, User } from '@wordstride/api'
import { EmptyNote } from '../../shell/EmptyNote'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { centerHomeQuery } from '../staffQueries'
import { AttentionPanel } from './AttentionPanel'
import { CenterTable } from './CenterTable'

const total = (centers: readonly CenterCounts[], count: keyof Omit<CenterCounts, 'name' | 'centerId'>) =>
  centers.reduce((sum, center) => sum + center[count], 0)

/** Counts of the centres, the accounts that need attention, and the ways to the people. */
export function CenterHome({ user }: { user: User }) {
  const home = useQuery(centerHomeQuery(user.userId))
  if (home.isPending) return <LoadingBlock label="Loading your centers" height="24rem" />
  if (home.isLoadingError)
    return <LoadFailure what="Your learning centers" onRetry={() => void home.refetch()} />
  const { centers, ...attention } = home.data
  const students = total(centers, 'students')
  return (
    <Flex direction="column" gap={6}>
      <Flex gap={3} wrap="wrap">
        <LinkButton to="/people">People</LinkButton>
        <LinkButton to="/people/roster" variant="secondary">
          Import a roster
        </LinkButton>
        <LinkButton to="/people/classes" variant="secondary">
          Classes
        </LinkButton>
        <LinkButton to="/people/centers" variant="secondary">
          Centers
        </LinkButton>
      </Flex>
      {centers.length === 0 ? (
        <Sheet title="You have no learning center yet">
          <EmptyNote pose="search">
            {user.role === 'admin'
              ? 'Make the first one under People; then import a roster of its students and teachers.'
              : 'Ask an administrator to put your account into a learning center.'}
          </EmptyNote>
        </Sheet>
      ) : (
        <Grid as="dl" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap={{ base: 3, md: 5 }}>
          <Tile label="Students" value={students} />
          <Tile label="At work this week" value={total(centers, 'activeStudents')} />
          <Tile label="Teachers" value={total(centers, 'teachers')} />
          <Tile label="Classes" value={total(centers, 'classes')} />
        </Grid>
      )}
      {centers.length > 0 && students === 0 && (
        <Sheet title="Nobody is here yet">
          <EmptyNote pose="show">
            Import a roster: a CSV file with the names, classes and teachers of a center. Login cards can be
            printed right afterwards.
          </EmptyNote>
        </Sheet>
      )}
      {students > 0 && <AttentionPanel {...attention} />}
      {centers.length > 1 && <CenterTable centers={centers} />}
    </Flex>
  )
}

function Tile({ label, value }: { label: string; value: number }) {
  return (
    <Flex
      direction="column-reverse"
      justify="flex-end"
      bg="bg.panel"
      borderRadius="l3"
      p={5}
      boxShadow="var(--ws-shadow)"
    >
      <Text as="dt" color="fg.muted" fontSize="0.9375rem">
        {label}
      </Text>
      <Text as="dd" fontSize="2rem" fontWeight="700" lineHeight="1.2" fontVariantNumeric="tabular-nums">
        {value.toLocaleString('en')}
      </Text>
    </Flex>
  )
}
