import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { Sheet } from '../shell/Sheet'
import { useHasPageRetry } from './pageRetry'
import { TryAgain } from './TryAgain'

interface PanelProps<T> {
  title: string
  query: UseQueryResult<T>
  /** Of what is being loaded. */
  height: string
  /** What an empty panel says on its one line; null when it is not empty. */
  emptyText?: (data: T) => string | null
  /** Beside the title. */
  aside?: ReactNode
  children: (data: T) => ReactNode
}

/** A part of the dashboard that loads, and fails, on its own (AUTH-21: without a message). */
export function Panel<T>({ title, query, height, emptyText, aside, children }: PanelProps<T>) {
  const hasPageRetry = useHasPageRetry()
  const { data } = query
  if (query.isError && data === undefined && hasPageRetry) return null
  const empty = data === undefined ? null : (emptyText?.(data) ?? null)
  return (
    <Sheet title={title} aside={aside} isLine={empty !== null} aria-busy={query.isLoading}>
      {empty !== null ? (
        <p>{empty}</p>
      ) : data !== undefined ? (
        children(data)
      ) : query.isError ? (
        <TryAgain title={title} query={query} />
      ) : (
        <Skeleton height={height} />
      )}
    </Sheet>
  )
}
