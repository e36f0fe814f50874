import { useQuery } from '@tanstack/react-query'
import { type LoadedPlugin, renderers } from '@wordstride/plugins/renderers'

const isKnownType = (type: string): type is keyof typeof renderers => Object.hasOwn(renderers, type)

/** Logic and renderer of a problem type, fetched when it is first needed. */
export function usePlugin(type: string) {
  return useQuery<LoadedPlugin>({
    queryKey: ['plugin', type],
    queryFn: async () => {
      if (!isKnownType(type)) throw new Error(`Unknown problem type "${type}".`)
      return renderers[type]()
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
