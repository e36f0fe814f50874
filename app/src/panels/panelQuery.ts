import { queryClient } from '../api/queryClient'
import { settledQuery } from '../outbox/settledQuery'

const keys = {
  /** Everything on the page. */
  home: (userId: string) => ['home', userId] as const,
  panel: (userId: string, name: string) => [...keys.home(userId), name] as const,
}

interface PanelOptions {
  /** Whether it tells of other students, who stay on no device. */
  tellsOfOthers?: boolean
}

/** A panel's own query. */
export const panelQuery = <T>(
  name: string,
  userId: string,
  read: (signal: AbortSignal) => Promise<T>,
  { tellsOfOthers = false }: PanelOptions = {},
) => settledQuery({ queryKey: keys.panel(userId, name), isKept: !tellsOfOthers, read })

/** HOME-24: every panel loads again. */
export const reloadHome = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.home(userId) })
