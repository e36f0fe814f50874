import { Skeleton } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { Sheet } from '../shell/Sheet'

interface PanelProps<T> {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  query: UseQueryResult<T>
  /** Of what is being loaded. */
  height: string
  children: (data: T) => ReactNode
}

/** A part of the dashboard that loads, and fails, on its own (AUTH-21: without a message). */
export function Panel<T>({ title, aside, query, height, children }: PanelProps<T>) {
  return (
    <Sheet title={title} aside={aside} aria-busy={query.isPending}>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <Button variant="secondary" aria-label={`Try again: ${title}`} onClick={() => void query.refetch()}>
          Try again
        </Button>
      ) : (
        <Skeleton height={height} borderRadius="l2" />
      )}
    </Sheet>
  )
}
