import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnyProblemPlugin } from '@wordstride/core'
import { renderers } from '@wordstride/plugins/renderers'
import type { AnyRenderer } from '@wordstride/ui'

/** A type as authors need it: with the schemas that tell what is wrong with a problem. */
export interface LoadedPlugin {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
}

const isKnownType = (type: string): type is keyof typeof renderers => Object.hasOwn(renderers, type)

const pluginQuery = (type: string) =>
  queryOptions<LoadedPlugin>({
    queryKey: ['plugin', type],
    queryFn: async () => {
      if (!isKnownType(type)) throw new Error(`Unknown problem type "${type}".`)
      const { Renderer, loadPlugin } = await renderers[type]()
      return { plugin: await loadPlugin(), Renderer }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** Logic and renderer of a problem type, fetched when it is first needed. */
export const usePlugin = (type: string) => useQuery(pluginQuery(type))
