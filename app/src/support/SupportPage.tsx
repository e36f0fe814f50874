import { Box, Flex, Grid, Link, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { SupportInfo } from '@wordstride/api'
import { format, parseISO } from 'date-fns'
import { LinkButton } from '../shell/LinkButton'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { ReviewSchedule } from './ReviewSchedule'
import { SupportSession } from './SupportSession'
import { supportInfoQuery } from './supportQueries'

/** /support (SUP-01..03). */
export function SupportPage() {
  const info = useQuery(supportInfoQuery)
  return (
    <>
      <PageHeading title="Support" lead="People who help you, live. Come in whenever a door is open." />
      {info.isPending && (
        <Skeleton height="30rem" borderRadius="l3" aria-busy="true" aria-label="Loading the support" />
      )}
      {info.isError && <LoadFailure what="The support" onRetry={() => void info.refetch()} />}
      {info.data && <Info info={info.data} />}
    </>
  )
}

function Info({ info }: { info: SupportInfo }) {
  return (
    <Flex direction="column" gap={6}>
      <Text bg="var(--ws-hint-soft)" borderRadius="l2" px={5} py={4} lineHeight="1.5">
        {info.franchiseNote}
      </Text>
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }} gap={6}>
        <SupportSession session={info.generalInfo} />
        <SupportSession session={info.programInfo} />
        <SupportSession session={info.review} />
      </Grid>
      <ReviewSchedule days={info.reviewSchedule} timeZone={info.timeZone} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={6}>
        <Sheet title="Holidays">
          <Box as="ul" listStyleType="none">
            {info.holidays.map(({ date, name }) => (
              <Flex as="li" key={`${date} ${name}`} justify="space-between" wrap="wrap" columnGap={4} py={1}>
                <Text>{name}</Text>
                <Text color="fg.muted">{format(parseISO(date), 'EEE, MMM d, yyyy')}</Text>
              </Flex>
            ))}
          </Box>
          {info.holidays.length === 0 && <Text color="fg.muted">No holidays are planned.</Text>}
        </Sheet>
        <Sheet title="Good to know">
          <Text lineHeight="1.5">{info.fyiMessage}</Text>
          <Text mt={4} lineHeight="1.5">
            Write to us:{' '}
            <Link
              href={`mailto:${info.supportEmail}`}
              color="brand.fg"
              textDecoration="underline"
              overflowWrap="anywhere"
            >
              {info.supportEmail}
            </Link>
          </Text>
        </Sheet>
      </Grid>
      <Flex>
        <LinkButton to="/reviewOutline" variant="secondary">
          What the review sessions are about
        </LinkButton>
      </Flex>
    </Flex>
  )
}
