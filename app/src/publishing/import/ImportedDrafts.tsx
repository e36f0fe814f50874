import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ImportedDraft, ImportedQuestion } from '@wordstride/api'
import { takeLostFocus } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { counted } from '../../shell/counted'
import { LinkButton } from '../../shell/LinkButton'
import { Sheet } from '../../shell/Sheet'
import { draftAddress } from '../beginDraft'

const DEEDS: Readonly<Record<ImportedDraft['kind'], string>> = {
  added: 'new',
  changed: 'a new revision',
  same: 'as it was',
}

interface ImportedDraftsProps {
  reply: {
    drafts: readonly ImportedDraft[]
    refused: readonly { number: number; reason: string }[]
  }
  questions: readonly ImportedQuestion[]
}

/** What an import has done. */
export function ImportedDrafts({ reply: { drafts, refused }, questions }: ImportedDraftsProps) {
  const titles = new Map(questions.map(({ number, title }) => [number, title]))
  return (
    <Sheet title="4. Done">
      <Text ref={takeLostFocus} tabIndex={-1} role="status" fontSize="1.0625rem">
        {counted(drafts.length, 'draft')} to go on with.
      </Text>
      {refused.length > 0 && (
        <Stack as="ul" listStyleType="none" gap={1} mt={3} role="alert" color="fg.error">
          {refused.map(({ number, reason }) => (
            <li key={number}>
              {titles.get(number)}: {reason}
            </li>
          ))}
        </Stack>
      )}
      <Stack as="ul" listStyleType="none" gap={0} my={4}>
        {drafts.map(({ number, draftId, problemId, kind }) => (
          <Flex as="li" key={number} gap={2} wrap="wrap" align="center" minH="target">
            <Text
              display="inline-flex"
              alignItems="center"
              minH="target"
              fontWeight="600"
              color="var(--ws-primary)"
              asChild
            >
              <Link to={draftAddress(draftId)}>{problemId}</Link>
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere">
              {titles.get(number)} · {DEEDS[kind]}
            </Text>
          </Flex>
        ))}
      </Stack>
      <LinkButton to="/drafts">To the drafts</LinkButton>
    </Sheet>
  )
}
