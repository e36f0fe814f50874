import { Badge } from '@chakra-ui/react'
import type { DraftState } from '@wordstride/api'

export const STATE_NAMES: Readonly<Record<DraftState, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  changes_asked: 'Changes asked',
  approved: 'Approved',
  published: 'Published',
  withdrawn: 'Withdrawn',
}

const quiet = { bg: 'var(--ws-sunken)', color: 'var(--ws-ink-soft)' }
const waiting = { bg: 'var(--ws-hint-soft)', color: 'var(--ws-hint)' }
const good = { bg: 'var(--ws-correct-soft)', color: 'var(--ws-correct)' }

const LOOKS: Readonly<Record<DraftState, { bg: string; color: string }>> = {
  draft: quiet,
  in_review: waiting,
  changes_asked: { bg: 'var(--ws-incorrect-soft)', color: 'var(--ws-incorrect)' },
  approved: good,
  published: { bg: 'var(--ws-primary-soft)', color: 'var(--ws-primary)' },
  withdrawn: quiet,
}

interface DraftStateBadgeProps {
  state: DraftState
  /** Of a release that is to come. */
  isScheduled: boolean
}

export const DraftStateBadge = ({ state, isScheduled }: DraftStateBadgeProps) => (
  <Badge {...LOOKS[state]} borderRadius="full" px={3} py={1} fontSize="0.8125rem" flex="none">
    {isScheduled && state === 'approved' ? 'Approved, waits for its time' : STATE_NAMES[state]}
  </Badge>
)
