import type { AssignmentItem } from '@wordstride/api'
import { useSyncExternalStore } from 'react'
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

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function AssignmentItems({ label, items, height }: AssignmentItemsProps) {
  const isWide = useSyncExternalStore(onChange, () => window.matchMedia(WIDE).matches)
  return isWide ? (
    <AssignmentTable label={label} items={items} height={height} />
  ) : (
    <AssignmentCards items={items} />
  )
}
