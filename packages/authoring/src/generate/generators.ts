import type { Generator } from './generator'
import { abbreviationsGenerator } from './topics/abbreviations'
import { accountsGenerator } from './topics/accounts'
import { adverbsGenerator } from './topics/adverbs'
import { prefixes, suffixes } from './topics/affixes'
import { agreement } from './topics/agreement'
import { alphabeticalOrder } from './topics/alphabeticalOrder'
import { americanIdeasGenerator } from './topics/americanIdeas'
import { americanMovementsGenerator } from './topics/americanMovements'
import { analogies } from './topics/analogies'
import { appeals } from './topics/appeals'
import { argumentParts } from './topics/argumentParts'
import { articles } from './topics/articles'
import { authorViewsGenerator } from './topics/authorViews'
import { dictionaryParts, genres, sentenceFaults, textFeatures, titles } from './topics/bookParts'
import { britishPeriodsGenerator } from './topics/britishPeriods'
import { capitals } from './topics/capitals'
import { causesGenerator } from './topics/causes'
import { citations } from './topics/citations'
import { claimTypes } from './topics/claimTypes'
import { clauseCommas } from './topics/clauseCommas'
import { clauseRelationsGenerator } from './topics/clauseRelations'
import { clauseTypes } from './topics/clauseTypes'
import { clueTypes } from './topics/clueTypes'
import { commas } from './topics/commas'
import { commentsGenerator } from './topics/comments'
import { commonFallaciesGenerator } from './topics/commonFallacies'
import { comparison } from './topics/comparison'
import { conflicts } from './topics/conflicts'
import { confusedPairs } from './topics/confused'
import { joiningWordsGenerator } from './topics/conjunctions'
import { connotations } from './topics/connotations'
import { contractionsGenerator } from './topics/contractions'
import { coordinateAdjectives } from './topics/coordinate'
import { disagreementsGenerator } from './topics/disagreements'
import { dramaFormsGenerator } from './topics/drama'
import {
  endMarksAndWhy,
  endMarksGenerator,
  opposites,
  sentenceStarts,
  storyClues,
  storyQuestions,
  topics,
  whoAndWhere,
  wholeSentences,
} from './topics/earlyKinds'
import { changedSounds, countedWords, letterNames, letterOrder, questionWords } from './topics/earlyReading'
import { euphemisms } from './topics/euphemisms'
import { evidence } from './topics/evidence'
import { fallacies } from './topics/fallacies'
import { devices, irony, simpleFigures } from './topics/figures'
import { homophones } from './topics/homophones'
import { hyphens } from './topics/hyphens'
import { inferenceStrengthGenerator } from './topics/inferenceStrength'
import { feelings, places } from './topics/inferred'
import { joints } from './topics/joints'
import { meaningsGenerator } from './topics/meanings'
import { modifiers } from './topics/modifiers'
import { moods } from './topics/moods'
import { moodsOfTextsGenerator } from './topics/moodsOfTexts'
import { parallelStructure } from './topics/parallel'
import { pastTense } from './topics/pastTense'
import { perfectTenses } from './topics/perfectTenses'
import { silentE, vowelsWithR, vowelTeamSounds, wordEndings } from './topics/phonics'
import { phrasesAndClauses } from './topics/phrasesAndClauses'
import { plurals } from './topics/plurals'
import { poeticMeansGenerator } from './topics/poetry'
import { possessives } from './topics/possessives'
import { progressiveTenses } from './topics/progressiveTenses'
import { pronounAgreement } from './topics/pronounAgreement'
import { pronounCase } from './topics/pronounCase'
import { quotationMarks } from './topics/quotations'
import { reasoning } from './topics/reasoning'
import { redundantWords } from './topics/redundant'
import { reflexivePronouns } from './topics/reflexivePronouns'
import { registersGenerator } from './topics/registers'
import { satireMeans, sourceKinds, toulminParts } from './topics/research'
import { restrictiveClauses } from './topics/restrictive'
import { roots } from './topics/roots'
import { schemes } from './topics/schemes'
import { sentencePartsGenerator } from './topics/sentenceParts'
import { sentenceShapesGenerator } from './topics/sentenceShapes'
import { sentenceTypes } from './topics/sentenceTypes'
import { softMarksGenerator } from './topics/softMarks'
import {
  blendsAndDigraphs,
  firstSound,
  lastSound,
  middleSound,
  rhymingWords,
  syllables,
  vowelPatterns,
} from './topics/sounds'
import { sourcingGenerator } from './topics/sourcing'
import { stepsGenerator } from './topics/steps'
import { storyParts } from './topics/storyParts'
import { storyTellers } from './topics/storyTellers'
import { strongMarksGenerator } from './topics/strongMarks'
import { supportedIdeas } from './topics/supported'
import { synthesesGenerator } from './topics/syntheses'
import { textStructuresGenerator } from './topics/textStructures'
import { themeOrTopic } from './topics/themeOrTopic'
import { themes } from './topics/themes'
import { verbals } from './topics/verbals'
import { verseFormsGenerator } from './topics/verseForms'
import { voice } from './topics/voice'
import { weakEvidence } from './topics/weakEvidence'
import { whatPhrasesTellGenerator } from './topics/whatPhrasesTell'
import { whoAndWhom } from './topics/whoAndWhom'
import {
  describingWordsGenerator,
  nounsGenerator,
  wordBuildsGenerator,
  wordGroupsGenerator,
  wordJobsGenerator,
} from './topics/wordGroups'
import { wordPatterns } from './topics/wordPatterns'
import { wordyPhrasing } from './topics/wordy'
import { worldFormsGenerator } from './topics/worldForms'
import { worldWorksGenerator } from './topics/worldWorks'

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
  accounts: accountsGenerator,
  'adjectives-and-adverbs': adverbsGenerator,
  analogies,
  appeals,
  'argument-parts': argumentParts,
  'author-views': authorViewsGenerator,
  causes: causesGenerator,
  'claim-types': claimTypes,
  'clause-relations': clauseRelationsGenerator,
  'clue-types': clueTypes,
  comments: commentsGenerator,
  'common-fallacies': commonFallaciesGenerator,
  conflicts,
  'joining-words': joiningWordsGenerator,
  connotations,
  disagreements: disagreementsGenerator,
  'drama-forms': dramaFormsGenerator,
  euphemisms,
  evidence,
  devices,
  irony,
  'simple-figures': simpleFigures,
  feelings,
  places,
  'inference-strength': inferenceStrengthGenerator,
  'moods-of-texts': moodsOfTextsGenerator,
  'poetic-means': poeticMeansGenerator,
  reasoning,
  registers: registersGenerator,
  'sentence-parts': sentencePartsGenerator,
  'sentence-shapes': sentenceShapesGenerator,
  'soft-marks': softMarksGenerator,
  sourcing: sourcingGenerator,
  'story-parts': storyParts,
  'story-tellers': storyTellers,
  'strong-marks': strongMarksGenerator,
  'supported-ideas': supportedIdeas,
  syntheses: synthesesGenerator,
  'text-structures': textStructuresGenerator,
  'theme-or-topic': themeOrTopic,
  themes,
  'weak-evidence': weakEvidence,
  'what-phrases-tell': whatPhrasesTellGenerator,
  'world-works': worldWorksGenerator,
  'world-forms': worldFormsGenerator,
  'british-periods': britishPeriodsGenerator,
  'verse-forms': verseFormsGenerator,
  'american-movements': americanMovementsGenerator,
  'american-ideas': americanIdeasGenerator,
  'word-groups': wordGroupsGenerator,
  'word-jobs': wordJobsGenerator,
  'word-builds': wordBuildsGenerator,
  'describing-words': describingWordsGenerator,
  nouns: nounsGenerator,
  opposites,
  'who-and-where': whoAndWhere,
  'sentence-starts': sentenceStarts,
  'end-marks': endMarksGenerator,
  'end-marks-and-why': endMarksAndWhy,
  'whole-sentences': wholeSentences,
  'story-questions': storyQuestions,
  topics,
  'story-clues': storyClues,
  meanings: meaningsGenerator,
  steps: stepsGenerator,
  'text-features': textFeatures,
  'dictionary-parts': dictionaryParts,
  titles,
  'sentence-faults': sentenceFaults,
  genres,
  'source-kinds': sourceKinds,
  'toulmin-parts': toulminParts,
  'satire-means': satireMeans,
}
