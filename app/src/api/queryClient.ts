import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@wordstride/api'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isKept?: boolean; isSession?: boolean }
  }
}

/** The meta of queries whose last reply is there without a network, too. */
export const KEPT = { isKept: true } as const

// A page that is opened without a network asks for nothing, so that nobody is signed out by it; it goes on by itself.
onlineManager.setOnline(navigator.onLine)

/** Once more after what may pass by itself; a refusal is one the second time, too. */
const retry = (failures: number, error: Error): boolean =>
  failures === 0 && error instanceof ApiError && (error.kind === 'network' || (error.httpStatus ?? 0) >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry, refetchOnWindowFocus: false },
    // Without a network it fails at once: what waited for one would be done after it was cancelled, too.
    mutations: { networkMode: 'always' },
  },
})
