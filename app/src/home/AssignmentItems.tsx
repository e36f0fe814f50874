import type { AssignmentItem } from '@wordstride/api'
import { useMedia } from '@wordstride/ui'
import { AssignmentCards } from './AssignmentCards'
import { AssignmentTable } from './AssignmentTable'

interface AssignmentItemsProps {
  label: string
  items: readonly AssignmentItem[]
  /** It scrolls at this height where it is a table (CONST-12). */
  height: string
}

/** Where seven columns have room. */
const WIDE = '(min-width: 80rem)'

export function AssignmentItems({ label, items, height }: AssignmentItemsProps) {
  const isWide = useMedia(WIDE)
  return isWide ? (
    <AssignmentTable label={label} items={items} height={height} />
  ) : (
    <AssignmentCards items={items} />
  )
}
