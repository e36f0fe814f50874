import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { DRAFT_STATES, type DraftState, type DraftSummary } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ChoiceButtons } from '../forms/ChoiceButtons'
import { fromSearch, toSearch } from '../links/address'
import { shownMoment } from '../panels/shownDates'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { beginDraft, type DraftTarget, draftAddress, firstText } from './beginDraft'
import { ChangeDialog } from './ChangeDialog'
import { PlaceDialog } from './PlaceDialog'
import { PublishingTabs } from './PublishingTabs'
import { describePlace } from './placeKinds'
import { draftsQuery } from './publishingQueries'
import { DraftStateBadge, STATE_NAMES } from './states'
import { useScheduledDrafts } from './useScheduledDrafts'

type Filter = DraftState | 'own' | null

const CHOICES: readonly { value: Filter; label: string }[] = [
  { value: null, label: 'All' },
  { value: 'own', label: 'My own' },
  ...DRAFT_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
]

const readFilter = (text: string | undefined): Filter =>
  CHOICES.find(({ value }) => value === text)?.value ?? null

const fits = (filter: Filter) => (draft: DraftSummary) =>
  filter === null || (filter === 'own' ? draft.isOwn : draft.state === filter)

/** /drafts: problems that are being written, reviewed, published. */
export function DraftsPage() {
  const drafts = useQuery(draftsQuery)
  const scheduled = useScheduledDrafts()
  const [isNew, setNew] = useState(false)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { problemId: changed, state } = fromSearch(search)
  const filter = readFilter(state)
  const show = (next: Filter) =>
    setSearch(toSearch({ state: next }), { replace: true, preventScrollReset: true })
  const begin = async (target: DraftTarget) =>
    navigate(await beginDraft({ ...target, ...(await firstText(target)) }))
  const all = drafts.data?.drafts ?? []
  const shown = all.filter(fits(filter))
  return (
    <>
      <PageHeading
        title="Drafts"
        lead="Problems that are being written. What is approved can be published without a new version of the product."
      />
      <PublishingTabs />
      <Flex justify="space-between" align="flex-start" gap={3} mb={4} wrap="wrap">
        <ChoiceButtons<Filter> label="Show" choices={CHOICES} value={filter} onChange={show} />
        <Button onClick={() => setNew(true)}>New draft</Button>
      </Flex>
      {drafts.isPending && <LoadingBlock label="Loading the drafts" height="16rem" />}
      {drafts.isError && <LoadFailure what="The drafts" onRetry={() => void drafts.refetch()} />}
      {drafts.data && shown.length === 0 && <Empty isFiltered={all.length > 0} />}
      {shown.length > 0 && (
        <Stack as="ul" listStyleType="none" gap={3}>
          {shown.map((draft) => (
            <DraftRow
              key={draft.draftId}
              draft={draft}
              isScheduled={scheduled?.includes(draft.draftId) ?? false}
            />
          ))}
        </Stack>
      )}
      <PlaceDialog title="New draft" isOpen={isNew} onClose={() => setNew(false)} mayRemove begin={begin} />
      {changed !== undefined && (
        <ChangeDialog problemId={changed} begin={begin} onClose={() => show(filter)} />
      )}
    </>
  )
}

const DraftRow = ({ draft, isScheduled }: { draft: DraftSummary; isScheduled: boolean }) => (
  <Flex
    as="li"
    bg="bg.panel"
    borderRadius="l3"
    borderWidth="1px"
    px={{ base: 4, md: 5 }}
    py={2}
    gap={3}
    align="center"
    justify="space-between"
    wrap="wrap"
  >
    <Box minW={0}>
      <Text
        display="inline-flex"
        alignItems="center"
        minH="target"
        fontWeight="600"
        overflowWrap="anywhere"
        color="var(--ws-primary)"
        asChild
      >
        <Link to={draftAddress(draft.draftId)}>{draft.problemId}</Link>
      </Text>
      <Text color="fg.muted" fontSize="0.9375rem">
        {draft.isRemoval ? 'Takes the problem out · ' : ''}
        {describePlace(draft)} · by {draft.isOwn ? 'me' : draft.ownerName} · revision {draft.revision} ·{' '}
        {shownMoment(draft.updatedAt)}
      </Text>
    </Box>
    <DraftStateBadge state={draft.state} isScheduled={isScheduled} />
  </Flex>
)

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <Box bg="bg.panel" borderRadius="l3" p={{ base: 6, md: 8 }} textAlign="center">
    <Text fontWeight="600">{isFiltered ? 'There is no such draft.' : 'Nobody has written a draft yet.'}</Text>
    <Text color="fg.muted" mt={1}>
      {isFiltered
        ? 'Choose another state to see the others.'
        : 'Begin one here, or open a problem in the rendering tool and change it.'}
    </Text>
  </Box>
)
