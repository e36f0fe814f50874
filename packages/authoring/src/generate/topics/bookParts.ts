import {
  dictionaryJudge,
  genreJudge,
  sentenceFaultJudge,
  textFeatureJudge,
  titleJudge,
} from '../check/bookParts'
import { kindGenerator } from '../kindGenerator'
import { bookParts } from '../lexicon/bookParts'

export const textFeatures = kindGenerator({
  summary: 'which part of a book helps: contents, index, glossary, caption, heading, map (grade 3)',
  kinds: { 3: bookParts.textFeatures ?? [] },
  example: 'line',
  examples: 'lines',
  kind: 'text feature',
  name: 'Which part of the book helps you here?',
  does: 'leads you to',
  doAll: 'lead you to',
  hints: [
    'What do you want to find: a chapter, a page, a meaning, a picture, a part of the page, or a place?',
    'The contents are at the front, the index and the glossary at the back.',
  ],
  judge: textFeatureJudge,
})

export const dictionaryParts = kindGenerator({
  summary: 'the parts of a dictionary entry (grade 4)',
  kinds: { 4: bookParts.dictionary ?? [] },
  example: 'line',
  examples: 'lines',
  kind: 'part of the entry',
  name: 'Which part of a dictionary entry is this?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Does it tell the job of the word, its parts, its meaning, its use, or where it comes from?',
    'Look for dots, for a language, for a whole sentence.',
  ],
  judge: dictionaryJudge,
})

export const titles = kindGenerator({
  summary: 'titles in italics, in quotation marks, or with capitals only (grade 5)',
  kinds: { 5: bookParts.titles ?? [] },
  example: 'name',
  examples: 'names',
  kind: 'way of writing',
  name: 'How is this title or name written in print?',
  does: 'is written',
  doAll: 'are written',
  hints: [
    'Is it a long work that stands alone, a short work or part of a larger one, or no title of a work at all?',
    'Books, films, and plays are long; poems, songs, and chapters are short.',
  ],
  judge: titleJudge,
})

export const sentenceFaults = kindGenerator({
  summary: 'fragment, comma splice, run-on or complete sentence (grade 5)',
  kinds: { 5: bookParts.sentenceFaults ?? [] },
  example: 'line',
  examples: 'lines',
  kind: 'kind',
  name: 'What is this?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Could each part stand alone as a sentence? How are the parts joined?',
    'A comma alone cannot join two sentences. Without any mark or joining word, they run together.',
  ],
  judge: sentenceFaultJudge,
})

export const genres = kindGenerator({
  summary: 'what belongs to a poem, a play or a prose story (grade 4)',
  kinds: { 4: bookParts.genres ?? [] },
  example: 'sentence',
  examples: 'sentences',
  kind: 'kind of text',
  name: 'Is this said about poetry, drama, or prose?',
  does: 'is about',
  doAll: 'are about',
  hints: [
    'Look for the names of parts, such as *stanza*, *act*, or *chapter*.',
    'Lines and stanzas, acts and stage directions, or paragraphs and a narrator?',
  ],
  judge: genreJudge,
})
