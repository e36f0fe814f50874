import type { Generator } from './generator'
import { abbreviationsGenerator } from './topics/abbreviations'
import { prefixes, suffixes } from './topics/affixes'
import { agreement } from './topics/agreement'
import { alphabeticalOrder } from './topics/alphabeticalOrder'
import { articles } from './topics/articles'
import { capitals } from './topics/capitals'
import { commas } from './topics/commas'
import { comparison } from './topics/comparison'
import { contractionsGenerator } from './topics/contractions'
import { homophones } from './topics/homophones'
import { pastTense } from './topics/pastTense'
import { perfectTenses } from './topics/perfectTenses'
import { plurals } from './topics/plurals'
import { possessives } from './topics/possessives'
import { progressiveTenses } from './topics/progressiveTenses'
import { pronounCase } from './topics/pronounCase'
import { quotationMarks } from './topics/quotations'
import { reflexivePronouns } from './topics/reflexivePronouns'
import {
  blendsAndDigraphs,
  firstSound,
  lastSound,
  middleSound,
  rhymingWords,
  syllables,
  vowelPatterns,
} from './topics/sounds'

/** By the name that a skill file gives under `generate`. */
export const generators: Readonly<Record<string, Generator>> = {
  'past-tense': pastTense,
  plurals,
  agreement,
  'progressive-tenses': progressiveTenses,
  contractions: contractionsGenerator,
  comparison,
  possessives,
  articles,
  'pronoun-case': pronounCase,
  'reflexive-pronouns': reflexivePronouns,
  homophones,
  capitals,
  commas,
  'quotation-marks': quotationMarks,
  abbreviations: abbreviationsGenerator,
  'alphabetical-order': alphabeticalOrder,
  prefixes,
  suffixes,
  rhymes: rhymingWords,
  'first-sounds': firstSound,
  'last-sounds': lastSound,
  'middle-sounds': middleSound,
  'blends-and-digraphs': blendsAndDigraphs,
  'vowel-patterns': vowelPatterns,
  syllables,
  'perfect-tenses': perfectTenses,
}
