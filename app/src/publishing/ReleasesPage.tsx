import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { PublishingTabs } from './PublishingTabs'
import { PublishSheet } from './PublishSheet'
import { draftsQuery, releasesQuery } from './publishingQueries'
import { ReleaseHistory } from './ReleaseHistory'
import { useScheduledDrafts } from './useScheduledDrafts'

/** /drafts/releases: what can be published, and what was. */
export function ReleasesPage() {
  const releases = useQuery(releasesQuery)
  const drafts = useQuery(draftsQuery)
  const scheduled = useScheduledDrafts()
  const approved = drafts.data?.drafts.filter(
    ({ state, draftId }) => state === 'approved' && !scheduled?.includes(draftId),
  )
  return (
    <>
      <PageHeading
        title="Releases"
        lead="What is published together reaches every student with the next session. Open sessions stay as they are."
      />
      <PublishingTabs />
      <Stack gap={6}>
        {(releases.isPending || drafts.isPending) && (
          <LoadingBlock label="Loading the releases" height="16rem" />
        )}
        {(releases.isError || drafts.isError) && (
          <LoadFailure
            what="The releases"
            onRetry={() => void Promise.all([releases.refetch(), drafts.refetch()])}
          />
        )}
        {releases.data && approved && (
          <>
            <PublishSheet approved={approved} mayPublish={releases.data.rights.mayPublish} />
            <ReleaseHistory history={releases.data} drafts={drafts.data?.drafts ?? []} />
          </>
        )}
      </Stack>
    </>
  )
}
