import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Draft } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { shownMoment } from '../panels/shownDates'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { draftQuery } from './publishingQueries'

interface EarlierRevisionsProps {
  draft: Draft
  /** Puts a text in place of what is written. */
  onTake(text: string): void
}

/** What a draft said before: each revision can be read, and taken again. */
export function EarlierRevisions({ draft, onTake }: EarlierRevisionsProps) {
  const [shown, setShown] = useState<number | null>(null)
  const earlier = draft.revisions.filter(({ revision }) => revision !== draft.revision)
  if (earlier.length === 0) return null
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" fontWeight="600" minH="target" py={2}>
        Earlier revisions ({earlier.length})
      </Box>
      <Stack as="ol" listStyleType="none" gap={2} maxH="22rem" overflowY="auto">
        {earlier.map(({ revision, savedBy, savedAt }) => (
          <Flex as="li" key={revision} gap={3} wrap="wrap" align="center">
            <Button
              variant="quiet"
              className="ws-line-start"
              size="compact"
              aria-pressed={shown === revision}
              onClick={() => setShown(shown === revision ? null : revision)}
            >
              {`Revision ${revision}`}
            </Button>
            <Text color="fg.muted" fontSize="0.9375rem">
              {savedBy}, {shownMoment(savedAt)}
            </Text>
          </Flex>
        ))}
      </Stack>
      {shown !== null && <Revision draft={draft} revision={shown} onTake={onTake} />}
    </Box>
  )
}

function Revision({ draft, revision, onTake }: EarlierRevisionsProps & { revision: number }) {
  const { data, isError, refetch } = useQuery(draftQuery(draft.draftId, revision))
  if (isError) return <LoadFailure what="The revision" onRetry={() => void refetch()} />
  const text = data?.draft.text
  if (text === undefined) return <LoadingBlock label={`Loading revision ${revision}`} height="12rem" />
  return (
    <Stack gap={3} mt={3}>
      <Box
        as="pre"
        aria-label={`Text of revision ${revision}`}
        role="region"
        tabIndex={0}
        p={4}
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.panel"
        overflow="auto"
        maxH="24rem"
        fontSize="0.875rem"
      >
        {text}
      </Box>
      {draft.mayEdit && data?.draft.language === draft.language && (
        <Box>
          <Button variant="secondary" onClick={() => onTake(text)}>
            Take this text
          </Button>
        </Box>
      )}
    </Stack>
  )
}
