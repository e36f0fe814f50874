import { useBreakpointValue } from '@chakra-ui/react'
import type { AssignmentItem } from '@wordstride/api'
import { AssignmentCards } from './AssignmentCards'
import { AssignmentTable } from './AssignmentTable'

interface AssignmentItemsProps {
  label: string
  items: readonly AssignmentItem[]
  /** It scrolls at this height where it is a table (CONST-12). */
  height: string
}

export function AssignmentItems({ label, items, height }: AssignmentItemsProps) {
  const isWide = useBreakpointValue({ base: false, xl: true }, { ssr: false })
  return isWide ? (
    <AssignmentTable label={label} items={items} height={height} />
  ) : (
    <AssignmentCards items={items} />
  )
}
