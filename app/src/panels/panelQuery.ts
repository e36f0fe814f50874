import { queryOptions } from '@tanstack/react-query'
import { KEPT, queryClient } from '../api/queryClient'
import { outbox } from '../outbox/outbox'

const keys = {
  /** Everything on the page. */
  home: (userId: string) => ['home', userId] as const,
  panel: (userId: string, name: string) => [...keys.home(userId), name] as const,
}

interface PanelOptions {
  /** Whether it tells of other students, who stay on no device. */
  tellsOfOthers?: boolean
}

/** A panel's own query; it is read anew on every visit, after what was just done has arrived. */
export const panelQuery = <T>(
  name: string,
  userId: string,
  read: (signal: AbortSignal) => Promise<T>,
  { tellsOfOthers = false }: PanelOptions = {},
) =>
  queryOptions({
    queryKey: keys.panel(userId, name),
    ...(tellsOfOthers ? {} : { meta: KEPT }),
    queryFn: async ({ signal }) => {
      await outbox.settle()
      return read(signal)
    },
    staleTime: 0,
  })

/** HOME-24: every panel loads again. */
export const reloadHome = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.home(userId) })
