import { registry } from '@wordstride/plugins/graders'
import { didYouMean } from './nearestName'

/** Problems that no author wrote but a generator are left out where their type is not installed. */
export const isOfKnownType = ({ type }: { type: string }): boolean => registry.get(type) !== undefined

export const unknownType = (type: string): string =>
  `Unknown type "${type}".${didYouMean(type, registry.types)} Known: ${registry.types.join(', ')}.`
