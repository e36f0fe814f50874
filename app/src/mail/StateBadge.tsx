import { Badge } from '@chakra-ui/react'
import type { MailState } from '@wordstride/api'
import { STATE_NAMES } from './mailNames'

const LOOKS: Readonly<Record<MailState, { bg: string; color: string }>> = {
  queued: { bg: 'var(--ws-hint-soft)', color: 'var(--ws-hint)' },
  sent: { bg: 'var(--ws-correct-soft)', color: 'var(--ws-correct)' },
  failed: { bg: 'var(--ws-incorrect-soft)', color: 'var(--ws-incorrect)' },
}

export const StateBadge = ({ state }: { state: MailState }) => (
  <Badge {...LOOKS[state]} borderRadius="full" px={3} py={1} fontSize="0.8125rem" flex="none">
    {STATE_NAMES[state]}
  </Badge>
)
