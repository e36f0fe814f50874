import { Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import type { Attention } from '@wordstride/api'
import { Link as RouterLink } from 'react-router-dom'
import { shownDay } from '../../panels/shownDates'
import { EmptyNote } from '../../shell/EmptyNote'
import { Sheet } from '../../shell/Sheet'

interface AttentionPanelProps {
  notSetUp: Attention
  endingSoon: Attention
  frozen: Attention
}

/** Accounts with which somebody should do something; a list that is empty is left out. */
export function AttentionPanel({ notSetUp, endingSoon, frozen }: AttentionPanelProps) {
  const lists = [
    {
      title: 'Not set up',
      text: 'They have no plan yet: set up their class under Classes, or let them sign in and take the test.',
      attention: notSetUp,
      date: null,
      list: '/people',
    },
    {
      title: 'Ending soon',
      text: 'Within two weeks.',
      attention: endingSoon,
      date: 'ends',
      list: '/people?state=started&sort=expiresAt',
    },
    {
      title: 'Frozen',
      text: 'They cannot sign in.',
      attention: frozen,
      date: 'until',
      list: '/people?state=in_freeze',
    },
  ].filter(({ attention }) => attention.count > 0)
  return (
    <Sheet title="Accounts that need attention">
      {lists.length === 0 ? (
        <EmptyNote pose="sleep">
          None. Accounts that are not set up, end within two weeks or are frozen show up here.
        </EmptyNote>
      ) : (
        <Grid templateColumns={{ base: '1fr', md: `repeat(${lists.length}, minmax(0, 1fr))` }} gap={6}>
          {lists.map((list) => (
            <AttentionList key={list.title} {...list} />
          ))}
        </Grid>
      )}
    </Sheet>
  )
}

interface AttentionListProps {
  title: string
  text: string
  attention: Attention
  /** Before the date of each; null where it says nothing. */
  date: string | null
  /** Where all of them are. */
  list: string
}

function AttentionList({ title, text, attention: { count, people }, date, list }: AttentionListProps) {
  return (
    <Box minW={0}>
      <Heading as="h3" fontSize="1rem">
        {title}{' '}
        <Text as="span" color="fg.muted" fontWeight="500">
          {count}
        </Text>
      </Heading>
      <Text color="fg.muted" fontSize="0.875rem" mb={2}>
        {text}
      </Text>
      <Box as="ul" listStyleType="none">
        {people.map(({ userId, name, endsAt }) => (
          <Flex as="li" key={userId} justify="space-between" gap={3} py={1}>
            <Link asChild overflowWrap="anywhere" color="brand.fg">
              <RouterLink to={`/people/account/${encodeURIComponent(userId)}`}>{name}</RouterLink>
            </Link>
            {date && (
              <Text color="fg.muted" fontSize="0.875rem" whiteSpace="nowrap">
                {date} {shownDay(endsAt)}
              </Text>
            )}
          </Flex>
        ))}
        {count > people.length && (
          <Box as="li" py={1}>
            <Link asChild color="brand.fg">
              <RouterLink to={list}>and {(count - people.length).toLocaleString('en')} more</RouterLink>
            </Link>
          </Box>
        )}
      </Box>
    </Box>
  )
}
