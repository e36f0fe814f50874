import { createRequire } from 'node:module'
import { lazily } from './lazily'

const require = createRequire(import.meta.url)

/** The grammar of `compromise`. */
export const grammar = lazily(() => require('compromise') as typeof import('compromise').default)
