import { queryOptions, useQuery } from '@tanstack/react-query'
import { renderers } from '@wordstride/plugins/renderers'
import type { LoadedPlugin } from '@wordstride/ui'

const isKnownType = (type: string): type is keyof typeof renderers => Object.hasOwn(renderers, type)

/** Logic and renderer of a problem type, fetched when it is first needed. */
const pluginQuery = (type: string) =>
  queryOptions<LoadedPlugin>({
    queryKey: ['plugin', type],
    queryFn: async () => {
      if (!isKnownType(type)) throw new Error(`Unknown problem type "${type}".`)
      return renderers[type]()
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export const usePlugin = (type: string) => useQuery(pluginQuery(type))
