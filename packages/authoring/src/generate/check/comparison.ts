import { syllable } from 'syllable'
import { grammar } from '../../facts/grammar'
import type { Judge } from './judge'

interface Degrees {
  Comparative: string
  Superlative: string
}

const known = new Map<string, Degrees | null>()

function degreesOf(adjective: string): Degrees | null {
  const before = known.get(adjective)
  if (before !== undefined) return before
  const word = grammar()(adjective)
  word.tag('Adjective')
  const [found = null] = word.adjectives().conjugate() as Degrees[]
  known.set(adjective, found)
  return found
}

/** One beat, or two of which the second is *y*, *le* or *ple*: these take an ending. */
const isShort = (adjective: string): boolean =>
  syllable(adjective) === 1 || (syllable(adjective) === 2 && /(?:y|le)$/.test(adjective))

const rightForms = (adjective: string): { er: string; est: string } => {
  const found = degreesOf(adjective)
  return isShort(adjective) && found
    ? { er: found.Comparative, est: found.Superlative }
    : { er: `more ${adjective}`, est: `most ${adjective}` }
}

const ADJECTIVES =
  `bad beautiful big brave busy careful close cold colorful comfortable dangerous delicious dusty early
  expensive fast fat funny good happy hot important lazy nice noisy old simple strong tall thin tiny wet wide`.split(
    /\s+/,
  )

export const comparisonJudge: Judge = {
  form: (asked, form) => Object.values(rightForms(asked)).includes(form),
  sentence: ({ before, form, after }) => {
    const degree = /^[^,.]*\bthan\b/.test(after) && !/\bthe $/i.test(before) ? 'er' : 'est'
    return ADJECTIVES.some((adjective) => rightForms(adjective)[degree] === form)
  },
}
