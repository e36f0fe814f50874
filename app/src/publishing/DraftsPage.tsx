import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { DRAFT_STATES, type DraftState, type DraftSummary } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ChoiceButtons } from '../forms/ChoiceButtons'
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

type Filter = DraftState | 'own' | null

const fits = (filter: Filter) => (draft: DraftSummary) =>
  filter === null || (filter === 'own' ? draft.isOwn : draft.state === filter)

/** /drafts: problems that are being written, reviewed, published. */
export function DraftsPage() {
  const drafts = useQuery(draftsQuery)
  const [filter, setFilter] = useState<Filter>(null)
  const [isNew, setNew] = useState(false)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const changed = search.get('problem_id')
  const begin = async (target: DraftTarget) =>
    navigate(await beginDraft({ ...target, ...(await firstText(target)) }))
  const all = drafts.data?.drafts ?? []
  const shown = all.filter(fits(filter))
  const choices = [
    { value: null, label: 'All' },
    { value: 'own' as const, label: 'My own' },
    ...DRAFT_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
  ]
  return (
    <>
      <PageHeading
        title="Drafts"
        lead="Problems that are being written. What is approved can be published without a new version of the product."
      />
      <PublishingTabs />
      <Flex justify="space-between" align="flex-start" gap={3} mb={4} wrap="wrap">
        <ChoiceButtons<Filter> label="Show" choices={choices} value={filter} onChange={setFilter} />
        <Button onClick={() => setNew(true)}>New draft</Button>
      </Flex>
      {drafts.isPending && <LoadingBlock label="Loading the drafts" height="16rem" />}
      {drafts.isError && <LoadFailure what="The drafts" onRetry={() => void drafts.refetch()} />}
      {drafts.data && shown.length === 0 && <Empty isFiltered={all.length > 0} />}
      {shown.length > 0 && (
        <Stack as="ul" listStyleType="none" gap={3}>
          {shown.map((draft) => (
            <DraftRow key={draft.draftId} draft={draft} />
          ))}
        </Stack>
      )}
      <PlaceDialog title="New draft" isOpen={isNew} onClose={() => setNew(false)} mayRemove begin={begin} />
      {changed !== null && (
        <ChangeDialog problemId={changed} begin={begin} onClose={() => setSearch({}, { replace: true })} />
      )}
    </>
  )
}

const DraftRow = ({ draft }: { draft: DraftSummary }) => (
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
    <DraftStateBadge state={draft.state} />
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
