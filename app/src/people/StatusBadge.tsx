import { Badge } from '@chakra-ui/react'
import type { AccountStatus } from '@wordstride/api'
import { STATUS_NAMES } from './names'

const LOOKS: Record<AccountStatus, { bg: string; color: string }> = {
  started: { bg: 'var(--ws-correct-soft)', color: 'var(--ws-correct)' },
  not_started: { bg: 'bg.subtle', color: 'fg.muted' },
  in_freeze: { bg: 'brand.subtle', color: 'brand.fg' },
  expired: { bg: 'bg.subtle', color: 'fg.muted' },
}

export const StatusBadge = ({ status }: { status: AccountStatus }) => (
  <Badge {...LOOKS[status]} borderRadius="full" px={2.5} py={1} fontSize="0.8125rem" whiteSpace="nowrap">
    {STATUS_NAMES[status]}
  </Badge>
)
