import { grammar } from '../../facts/grammar'
import { isWord } from './dictionary'
import type { Judge } from './judge'

interface Conjugation {
  Infinitive: string
  PastTense: string
  PresentTense: string
  Gerund: string
  Participle?: string
}

const known = new Map<string, Conjugation | null>()

/** By the rules of `compromise`; null where it takes the word for no verb. */
export function conjugationOf(word: string): Conjugation | null {
  const before = known.get(word)
  if (before !== undefined) return before
  const verb = grammar()(word)
  verb.tag('Verb')
  const [found = null] = verb.verbs().conjugate() as Conjugation[]
  known.set(word, found)
  return found
}

/** Those that end as the infinitive does. */
const LIKE_INFINITIVE = new Set(['become', 'come', 'run'])

export function participleOf(verb: string): string | undefined {
  const found = conjugationOf(verb)
  if (LIKE_INFINITIVE.has(found?.Infinitive ?? '')) return found?.Infinitive
  return found?.Participle ?? found?.PastTense
}

/** The past forms themselves, by the way they are made. */
const PASTS = new Set(
  `ate bit began blew broke came chose drew drank drove fell fed felt fought found flew forgot froze got gave went
  grew heard hid held kept knew led left lent lost made met rode rang rose ran said saw sold sent shook sang sank
  sat slept spoke spent stood stole stuck swam swung swept took taught tore told thought threw woke wore won wrote
  became bought brought built caught dug`.split(/\s+/),
)

/** What an ending on these would make regular that is not. */
const irregularBases = (): Set<string> => {
  bases ??= new Set([
    ...['feed', 'fly', 'leave', 'wake'],
    ...[...PASTS].map((past) => conjugationOf(past)?.Infinitive ?? past),
  ])
  return bases
}
let bases: Set<string> | null = null

const stemsOf = (form: string): string[] => [
  form.slice(0, -2),
  form.slice(0, -1),
  form.slice(0, -3),
  `${form.slice(0, -3)}y`,
]

/** A word of the dictionary that ends as a past does and does not come from an irregular verb. */
const isRegularPast = (form: string): boolean =>
  form.endsWith('ed') &&
  !irregularBases().has(form) &&
  isWord(form) &&
  !stemsOf(form).some((stem) => PASTS.has(stem) || irregularBases().has(stem))

const isPast = (form: string): boolean => PASTS.has(form) || isRegularPast(form)

const PARTICIPLES = new Set(
  `become begun bitten blown bought broken brought built caught chosen come cut driven drunk dug eaten fallen felt
  flown forgotten found frozen given gone gotten grown heard hidden held kept known led left lost made met put
  ridden risen rung run seen sold sent shaken shown sung sunk spoken spent stolen swum taken taught torn told
  thought thrown woken won worn written drawn`.split(/\s+/),
)

export const isParticiple = (form: string): boolean => PARTICIPLES.has(form) || isRegularPast(form)

/** The library says *waked*, which nobody says now. */
const SPOKEN: Record<string, string> = { wake: 'woke' }

const pastOf = (verb: string): string | undefined => SPOKEN[verb] ?? conjugationOf(verb)?.PastTense

export const pastJudge: Judge = {
  form: (asked, form) => pastOf(asked) === form,
  sentence: ({ form }) => isPast(form),
}
