import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { authStore } from '../../api/authStore'

const load = () => import('./keptReplies')

/** What a page shows can be seen again without a network, until the user signs out. */
export function useKeptReplies(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    async function begin(): Promise<void> {
      const { keepReplies, restoreReplies } = await load()
      if (!navigator.onLine) await restoreReplies(client, userId)
      if (!isLeft) stop = keepReplies(client, userId)
    }
    begin().catch(() => undefined)
    return () => {
      isLeft = true
      stop()
      if (authStore.getState().token !== null) return
      load()
        .then(({ forgetReplies }) => forgetReplies())
        .catch(() => undefined)
    }
  }, [client, userId])
}
