import type { Generator } from './generator'
import { abbreviationsGenerator } from './topics/abbreviations'
import { prefixes, suffixes } from './topics/affixes'
import { agreement } from './topics/agreement'
import { alphabeticalOrder } from './topics/alphabeticalOrder'
import { articles } from './topics/articles'
import { capitals } from './topics/capitals'
import { citations } from './topics/citations'
import { clauseCommas } from './topics/clauseCommas'
import { clauseTypes } from './topics/clauseTypes'
import { commas } from './topics/commas'
import { comparison } from './topics/comparison'
import { confusedPairs } from './topics/confused'
import { contractionsGenerator } from './topics/contractions'
import { coordinateAdjectives } from './topics/coordinate'
import { changedSounds, countedWords, letterNames, letterOrder, questionWords } from './topics/earlyReading'
import { fallacies } from './topics/fallacies'
import { homophones } from './topics/homophones'
import { hyphens } from './topics/hyphens'
import { joints } from './topics/joints'
import { modifiers } from './topics/modifiers'
import { moods } from './topics/moods'
import { parallelStructure } from './topics/parallel'
import { pastTense } from './topics/pastTense'
import { perfectTenses } from './topics/perfectTenses'
import { silentE, vowelsWithR, vowelTeamSounds, wordEndings } from './topics/phonics'
import { phrasesAndClauses } from './topics/phrasesAndClauses'
import { plurals } from './topics/plurals'
import { possessives } from './topics/possessives'
import { progressiveTenses } from './topics/progressiveTenses'
import { pronounAgreement } from './topics/pronounAgreement'
import { pronounCase } from './topics/pronounCase'
import { quotationMarks } from './topics/quotations'
import { redundantWords } from './topics/redundant'
import { reflexivePronouns } from './topics/reflexivePronouns'
import { restrictiveClauses } from './topics/restrictive'
import { roots } from './topics/roots'
import { schemes } from './topics/schemes'
import { sentenceTypes } from './topics/sentenceTypes'
import {
  blendsAndDigraphs,
  firstSound,
  lastSound,
  middleSound,
  rhymingWords,
  syllables,
  vowelPatterns,
} from './topics/sounds'
import { verbals } from './topics/verbals'
import { voice } from './topics/voice'
import { whoAndWhom } from './topics/whoAndWhom'
import { wordPatterns } from './topics/wordPatterns'
import { wordyPhrasing } from './topics/wordy'

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
  joints,
  'parallel-structure': parallelStructure,
  'who-and-whom': whoAndWhom,
  hyphens,
  citations,
  'coordinate-adjectives': coordinateAdjectives,
  'clause-commas': clauseCommas,
  'restrictive-clauses': restrictiveClauses,
  'word-patterns': wordPatterns,
  modifiers,
  'pronoun-agreement': pronounAgreement,
  'sentence-types': sentenceTypes,
  'phrases-and-clauses': phrasesAndClauses,
  'clause-types': clauseTypes,
  verbals,
  voice,
  moods,
  schemes,
  fallacies,
  'confused-words': confusedPairs,
  'wordy-phrases': wordyPhrasing,
  roots,
  'redundant-words': redundantWords,
  'silent-e': silentE,
  'vowel-teams': vowelTeamSounds,
  'word-endings': wordEndings,
  'vowels-with-r': vowelsWithR,
  'changed-sounds': changedSounds,
  'counted-words': countedWords,
  'question-words': questionWords,
  'letter-names': letterNames,
  'letter-order': letterOrder,
}
