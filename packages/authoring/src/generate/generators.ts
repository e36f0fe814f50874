import type { Generator } from './generator'
import { agreement } from './topics/agreement'
import { comparison } from './topics/comparison'
import { contractionsGenerator } from './topics/contractions'
import { pastTense } from './topics/pastTense'
import { perfectTenses } from './topics/perfectTenses'
import { plurals } from './topics/plurals'
import { progressiveTenses } from './topics/progressiveTenses'

/** By the name that a skill file gives under `generate`. */
export const generators: Readonly<Record<string, Generator>> = {
  'past-tense': pastTense,
  plurals,
  agreement,
  'progressive-tenses': progressiveTenses,
  contractions: contractionsGenerator,
  comparison,
  'perfect-tenses': perfectTenses,
}
