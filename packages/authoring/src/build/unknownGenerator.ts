import { generators } from '../generate/generators'
import { didYouMean } from './nearestName'

export const unknownGenerator = (name: string): string =>
  `Unknown generator "${name}".${didYouMean(name, Object.keys(generators))} All: npm run content -- generate`
