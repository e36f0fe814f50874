/**
 * What a call has changed is read before its success is told; after a failure, too, because the server may have done more
 * than its reply told.
 */
export const lookAgain = (refresh: () => Promise<unknown>) => ({
  onSuccess: refresh,
  onError: () => void refresh(),
})
