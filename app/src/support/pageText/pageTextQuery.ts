import { queryOptions } from '@tanstack/react-query'
import type { PageText, TextPage } from '@wordstride/api'
import { preloadMarkdown } from '@wordstride/ui'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

/** What a page says, which a school may have written itself (SR-44). */
export const pageTextQuery = (page: TextPage, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['page text', page, isSignedIn],
    queryFn: async ({ signal }): Promise<PageText> => {
      // Nobody is to see the marks of a text before what they mean.
      void preloadMarkdown().catch(() => undefined)
      const { title, text } = unwrap(await apiClient.call('getPageText', { page }, { signal }))
      return { title, text }
    },
  })
