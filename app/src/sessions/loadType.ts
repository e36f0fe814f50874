import { renderers } from '@wordstride/plugins/renderers'
import type { LoadedType } from '@wordstride/ui'

const isKnownType = (type: string): type is keyof typeof renderers => Object.hasOwn(renderers, type)

/** Logic and renderer of a problem type, fetched when it is first needed. */
export async function loadType(type: string): Promise<LoadedType> {
  if (!isKnownType(type)) throw new Error(`Unknown problem type "${type}".`)
  return renderers[type]()
}
