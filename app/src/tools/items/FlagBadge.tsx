import { Badge } from '@chakra-ui/react'
import type { ItemFlagName } from '@wordstride/api'
import { FLAGS } from './flagNames'

export const FlagBadge = ({ flag }: { flag: ItemFlagName }) => (
  <Badge colorPalette="orange" size="md" title={FLAGS[flag].advice}>
    {FLAGS[flag].name}
  </Badge>
)
