import { NAMES } from '../names'
import type { Judge } from './judge'

/** Persons, animals and groups of them: who can run, hope or be afraid. */
const ALIVE = new Set(
  `dog uncle magician kitten guests puppy family twins horse children father camel girls soldiers porter travelers wolf
  neighbor gymnast sailors scholar pilot lawyer delegates caravan editor judge heirs surgeon visitor playwright envoy
  farmers jeweler coach poet director general composer mayor students explorer chef biologist owls mathematician
  family soprano writer tourists nurses guards`.split(/\s+/),
)
const BY_NAME = new Set([...NAMES, 'Grandpa', 'Grandma', 'Einstein', 'we', 'tenants', 'detectives'])

/** The first words of the main clause name somebody, and own nothing: *the dog*, never *the dog's collar*. */
export const modifierJudge: Judge = {
  sentence: ({ form }) => {
    const [first = '', second = ''] = form.split(' ')
    return BY_NAME.has(first) || (/^(?:the|a|my|our)$/.test(first) && ALIVE.has(second))
  },
}
