import type { Generator } from './generator'
import { abbreviationsGenerator } from './topics/abbreviations'
import { abstractNouns } from './topics/abstractNouns'
import { accountsGenerator } from './topics/accounts'
import { adjectivesInOrder } from './topics/adjectiveOrder'
import { adverbsGenerator } from './topics/adverbs'
import { prefixes, suffixes } from './topics/affixes'
import { agreement } from './topics/agreement'
import { allusions } from './topics/allusions'
import { alphabeticalOrder } from './topics/alphabeticalOrder'
import { americanIdeasGenerator } from './topics/americanIdeas'
import { americanMovementsGenerator } from './topics/americanMovements'
import { analogies } from './topics/analogies'
import { appeals } from './topics/appeals'
import { archetypes } from './topics/archetypes'
import { argumentMoves } from './topics/argumentMoves'
import { argumentParts } from './topics/argumentParts'
import { articles } from './topics/articles'
import { authorViewsGenerator } from './topics/authorViews'
import { dictionaryParts, genres, sentenceFaults, textFeatures, titles } from './topics/bookParts'
import { booksAndMakers } from './topics/booksAndMakers'
import { britishPeriodsGenerator } from './topics/britishPeriods'
import { capitals } from './topics/capitals'
import { causesGenerator } from './topics/causes'
import { certainty } from './topics/certainty'
import { characterization } from './topics/characterization'
import { charts } from './topics/charts'
import { citationStyles } from './topics/citationStyles'
import { citations } from './topics/citations'
import { claimStrength } from './topics/claimStrength'
import { claimTypes } from './topics/claimTypes'
import { classicalArrangement } from './topics/classicalArrangement'
import { clauseCommas } from './topics/clauseCommas'
import { clauseRelationsGenerator } from './topics/clauseRelations'
import { clauseTypes } from './topics/clauseTypes'
import { clueTypes } from './topics/clueTypes'
import { cohesion } from './topics/cohesion'
import { collectiveNouns } from './topics/collectiveNouns'
import { commas } from './topics/commas'
import { commentsGenerator } from './topics/comments'
import { commonFallaciesGenerator } from './topics/commonFallacies'
import { adverbsThatCompare } from './topics/comparedAdverbs'
import { comparison } from './topics/comparison'
import { conditionalArguments } from './topics/conditionalArguments'
import { conditionals } from './topics/conditionals'
import { conditions } from './topics/conditions'
import { conflicts } from './topics/conflicts'
import { confusedPairs } from './topics/confused'
import { joiningWordsGenerator } from './topics/conjunctions'
import { connotations } from './topics/connotations'
import { contestedUsage } from './topics/contestedUsage'
import { contractionsGenerator } from './topics/contractions'
import { coordinateAdjectives } from './topics/coordinate'
import { correlativeConjunctions } from './topics/correlatives'
import { criticalLenses } from './topics/criticalLenses'
import { definitions } from './topics/definitions'
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
import { paragraphEditing } from './topics/editedParagraphs'
import { essayParts } from './topics/essayParts'
import { euphemisms } from './topics/euphemisms'
import { evidence } from './topics/evidence'
import { factsAndJudgments } from './topics/factsAndJudgments'
import { fallacies } from './topics/fallacies'
import { faultyComparisons } from './topics/faultyComparisons'
import { devices, irony, simpleFigures } from './topics/figures'
import { foreignPlurals } from './topics/foreignPlurals'
import { formalSubjunctive } from './topics/formalSubjunctive'
import { foundingDocuments } from './topics/foundingDocuments'
import { hardCapitalsGenerator } from './topics/hardCapitals'
import { homophones } from './topics/homophones'
import { hyphens } from './topics/hyphens'
import { idiomPrepositions } from './topics/idiomPrepositions'
import { inferenceStrengthGenerator } from './topics/inferenceStrength'
import { feelings, places } from './topics/inferred'
import { joints } from './topics/joints'
import { kindsOfPoems } from './topics/kindsOfPoems'
import { kindsOfTexts } from './topics/kindsOfTexts'
import { letters } from './topics/letters'
import { livelyFigures } from './topics/livelyFigures'
import { loanwords } from './topics/loanwords'
import { meaningsGenerator } from './topics/meanings'
import { metricalFeet } from './topics/metricalFeet'
import { misleadingStatistics } from './topics/misleadingStatistics'
import { modals } from './topics/modals'
import { modernNarration } from './topics/modernNarration'
import { modifiers } from './topics/modifiers'
import { moods } from './topics/moods'
import { moodsOfTextsGenerator } from './topics/moodsOfTexts'
import { narration } from './topics/narration'
import { narrativeTime } from './topics/narrativeTime'
import { narrators } from './topics/narrators'
import { prefixesForNot } from './topics/negativePrefixes'
import { negatives } from './topics/negatives'
import { numberPrefixes } from './topics/numberPrefixes'
import { ordersOfDetails } from './topics/ordersOfDetails'
import { parallelStructure } from './topics/parallel'
import { pastTense } from './topics/pastTense'
import { perfectTenses } from './topics/perfectTenses'
import { silentE, vowelsWithR, vowelTeamSounds, wordEndings } from './topics/phonics'
import { phraseKinds } from './topics/phraseKinds'
import { phrasesAndClauses } from './topics/phrasesAndClauses'
import { placePrefixes } from './topics/placePrefixes'
import { placeWords } from './topics/placeWords'
import { plotDevices } from './topics/plotDevices'
import { plurals } from './topics/plurals'
import { poeticMeansGenerator } from './topics/poetry'
import { possessives } from './topics/possessives'
import { progressiveTenses } from './topics/progressiveTenses'
import { pronounAgreement } from './topics/pronounAgreement'
import { pronounCase } from './topics/pronounCase'
import { pronounShifts } from './topics/pronounShifts'
import { pronounsForNames } from './topics/pronounsForNames'
import { propaganda } from './topics/propaganda'
import { quotationChanges } from './topics/quotationChanges'
import { quotationMarks } from './topics/quotations'
import { reasoning } from './topics/reasoning'
import { redundantWords } from './topics/redundant'
import { referenceWorks } from './topics/referenceWorks'
import { reflexivePronouns } from './topics/reflexivePronouns'
import { registersGenerator } from './topics/registers'
import { relativeWordsGenerator } from './topics/relativeWords'
import { satireMeans, sourceKinds, toulminParts } from './topics/research'
import { researchQuestions } from './topics/researchQuestions'
import { restrictiveClauses } from './topics/restrictive'
import { rhymeSchemes } from './topics/rhymeSchemes'
import { roots } from './topics/roots'
import { sayingsGenerator } from './topics/sayings'
import { schemes } from './topics/schemes'
import { dictionarySenses } from './topics/senses'
import { sensoryDetails } from './topics/sensoryDetails'
import { sentencePartsGenerator } from './topics/sentenceParts'
import { sentenceShapesGenerator } from './topics/sentenceShapes'
import { sentenceTypes } from './topics/sentenceTypes'
import { serialSemicolons } from './topics/serialSemicolons'
import { setOffWords } from './topics/setOff'
import { shades } from './topics/shades'
import { sightWords } from './topics/sightWords'
import { signalPhrases } from './topics/signalPhrases'
import { smallWords } from './topics/smallWords'
import { softMarksGenerator } from './topics/softMarks'
import { soundDevices } from './topics/soundDevices'
import {
  blendsAndDigraphs,
  firstSound,
  lastSound,
  middleSound,
  rhymingWords,
  syllables,
  vowelPatterns,
} from './topics/sounds'
import { sourceTrust } from './topics/sourceTrust'
import { sourcingGenerator } from './topics/sourcing'
import { specialReferences } from './topics/specialReferences'
import { spelling } from './topics/spelling'
import { splitQuotationMarks } from './topics/splitQuotations'
import { stepsGenerator } from './topics/steps'
import { storyParts } from './topics/storyParts'
import { storyTellers } from './topics/storyTellers'
import { strongMarksGenerator } from './topics/strongMarks'
import { supportedIdeas } from './topics/supported'
import { synthesesGenerator } from './topics/syntheses'
import { verbTenseShifts } from './topics/tenseShifts'
import { textStructuresGenerator } from './topics/textStructures'
import { themeOrTopic } from './topics/themeOrTopic'
import { themes } from './topics/themes'
import { thesisStatements } from './topics/thesisStatements'
import { tragedyTerms } from './topics/tragedyTerms'
import { transitions } from './topics/transitions'
import { trickyAgreement } from './topics/trickyAgreement'
import { tropes } from './topics/tropes'
import { twoMeanings } from './topics/twoMeanings'
import { unclearPronouns } from './topics/unclearPronouns'
import { usagePairs } from './topics/usagePairs'
import { varieties } from './topics/varieties'
import { verbals } from './topics/verbals'
import { verbTimes } from './topics/verbTimes'
import { verseFormsGenerator } from './topics/verseForms'
import { voice } from './topics/voice'
import { weakEvidence } from './topics/weakEvidence'
import { whatPhrasesTellGenerator } from './topics/whatPhrasesTell'
import { whoAndWhom } from './topics/whoAndWhom'
import { wordFormation } from './topics/wordFormation'
import {
  describingWordsGenerator,
  nounsGenerator,
  wordBuildsGenerator,
  wordGroupsGenerator,
  wordJobsGenerator,
} from './topics/wordGroups'
import { wordPatterns } from './topics/wordPatterns'
import { wordRelations } from './topics/wordRelations'
import { wordyPhrasing } from './topics/wordy'
import { workplaceTexts } from './topics/workplaceTexts'
import { worksCited } from './topics/worksCited'
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
  'set-off-words': setOffWords,
  'pronoun-shifts': pronounShifts,
  negatives,
  'unclear-pronouns': unclearPronouns,
  spelling,
  'number-prefixes': numberPrefixes,
  narration,
  'source-trust': sourceTrust,
  'dictionary-senses': dictionarySenses,
  transitions,
  'sound-devices': soundDevices,
  'rhyme-schemes': rhymeSchemes,
  'place-prefixes': placePrefixes,
  allusions,
  'reference-works': referenceWorks,
  'facts-and-judgments': factsAndJudgments,
  'tricky-agreement': trickyAgreement,
  'signal-phrases': signalPhrases,
  'essay-parts': essayParts,
  'plot-devices': plotDevices,
  archetypes,
  narrators,
  propaganda,
  loanwords,
  'foreign-plurals': foreignPlurals,
  conditionals,
  'metrical-feet': metricalFeet,
  'phrase-kinds': phraseKinds,
  'thesis-statements': thesisStatements,
  characterization,
  'works-cited': worksCited,
  'conditional-arguments': conditionalArguments,
  'faulty-comparisons': faultyComparisons,
  cohesion,
  'misleading-statistics': misleadingStatistics,
  'narrative-time': narrativeTime,
  'word-formation': wordFormation,
  'usage-pairs': usagePairs,
  'idiom-prepositions': idiomPrepositions,
  'serial-semicolons': serialSemicolons,
  'contested-usage': contestedUsage,
  'founding-documents': foundingDocuments,
  tropes,
  'argument-moves': argumentMoves,
  'research-questions': researchQuestions,
  'formal-subjunctive': formalSubjunctive,
  'citation-styles': citationStyles,
  'quotation-changes': quotationChanges,
  'critical-lenses': criticalLenses,
  'modern-narration': modernNarration,
  'tragedy-terms': tragedyTerms,
  definitions,
  'classical-arrangement': classicalArrangement,
  'claim-strength': claimStrength,
  'workplace-texts': workplaceTexts,
  'paragraph-editing': paragraphEditing,
  'orders-of-details': ordersOfDetails,
  conditions,
  'special-references': specialReferences,
  'kinds-of-poems': kindsOfPoems,
  'abstract-nouns': abstractNouns,
  'adverbs-that-compare': adverbsThatCompare,
  certainty,
  'relative-words': relativeWordsGenerator,
  modals,
  'adjective-order': adjectivesInOrder,
  'hard-capitals': hardCapitalsGenerator,
  sayings: sayingsGenerator,
  charts,
  'sensory-details': sensoryDetails,
  'correlative-conjunctions': correlativeConjunctions,
  'tense-shifts': verbTenseShifts,
  'small-words': smallWords,
  'negative-prefixes': prefixesForNot,
  'word-relations': wordRelations,
  varieties,
  'lively-figures': livelyFigures,
  'split-quotations': splitQuotationMarks,
  'sight-words': sightWords,
  'place-words': placeWords,
  'two-meanings': twoMeanings,
  'kinds-of-texts': kindsOfTexts,
  'collective-nouns': collectiveNouns,
  'shades-of-verbs': shades,
  'books-and-makers': booksAndMakers,
  'verb-times': verbTimes,
  'pronouns-for-names': pronounsForNames,
  letters,
}
