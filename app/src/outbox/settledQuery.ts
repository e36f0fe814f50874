import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { outbox } from './outbox'

interface SettledQuery<T> {
  queryKey: QueryKey
  /** Whether the last reply is there without a network, too. */
  isKept?: boolean
  read(signal: AbortSignal): Promise<T>
}

/** Of what a student's work changes: read anew on every visit, after what was just done has arrived. */
export const settledQuery = <T>({ queryKey, isKept = false, read }: SettledQuery<T>) =>
  queryOptions({
    queryKey,
    meta: { isKept },
    queryFn: async ({ signal }) => {
      await outbox.settle()
      return read(signal)
    },
    staleTime: 0,
  })
