import { onlineManager, QueryClient } from '@tanstack/react-query'

// A page that is opened without a network asks for nothing, so that nobody is signed out by it; it goes on by itself.
onlineManager.setOnline(navigator.onLine)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
})
