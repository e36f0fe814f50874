import {
  endMarkJudge,
  endMarkReasonJudge,
  oppositeJudge,
  sentenceStartJudge,
  storyClueJudge,
  storyQuestionJudge,
  topicJudge,
  whoAndWhereJudge,
  wholeSentenceJudge,
} from '../check/earlyKinds'
import { kindGenerator } from '../kindGenerator'
import { earlyKinds } from '../lexicon/earlyKinds'

export const opposites = kindGenerator({
  summary: 'opposites, nearly the same, or neither (kindergarten)',
  kinds: { 0: earlyKinds.opposites },
  example: 'pair',
  examples: 'pairs',
  kind: 'kind',
  name: 'What are these two words?',
  does: 'has words that are',
  doAll: 'have words that are',
  hints: ['Say the two words. What do they mean?', 'Are they as different as *up* and *down*?'],
  judge: oppositeJudge,
})

export const whoAndWhere = kindGenerator({
  summary: 'who, where or when (kindergarten)',
  kinds: { 0: earlyKinds.whoAndWhere },
  example: 'part',
  examples: 'parts',
  kind: 'question word',
  name: 'What does this part of a story tell?',
  does: 'tells',
  doAll: 'tell',
  hints: ['Is it somebody, a place or a time?', 'Ask *who*, *where* and *when*.'],
  judge: whoAndWhereJudge,
})

export const sentenceStarts = kindGenerator({
  summary: 'big start and end mark (kindergarten)',
  kinds: { 0: earlyKinds.sentenceStarts },
  example: 'sentence',
  examples: 'sentences',
  kind: 'answer',
  name: 'Look at the start and the end. What do you see?',
  does: 'has',
  doAll: 'have',
  hints: ['Look at the first letter. Is it big?', 'Look at the end. Is there a mark?'],
  judge: sentenceStartJudge,
})

export const endMarksGenerator = kindGenerator({
  summary: 'period, question mark, exclamation point (grade 1)',
  kinds: { 1: earlyKinds.endMarks },
  example: 'sentence',
  examples: 'sentences',
  kind: 'end mark',
  name: 'Which mark fits best at the end?',
  does: 'needs',
  doAll: 'need',
  hints: ['Does it tell, ask, or show a strong feeling?', 'Look at the first words.'],
  judge: endMarkJudge,
})

export const endMarksAndWhy = kindGenerator({
  summary: 'end mark of telling, polite requests, questions, strong feelings (grade 2)',
  kinds: { 2: earlyKinds.endMarksAndWhy },
  example: 'sentence',
  examples: 'sentences',
  kind: 'end mark',
  name: 'Which mark fits best at the end, and why?',
  does: 'needs',
  doAll: 'need',
  hints: [
    'Does it tell something, ask for help, ask a question, or show a strong feeling?',
    'Look at the first words, and look for *please*.',
  ],
  judge: endMarkReasonJudge,
})

export const wholeSentences = kindGenerator({
  summary: 'a sentence, mixed up words, or part of a sentence (grade 1)',
  kinds: { 1: earlyKinds.wholeSentences },
  example: 'row',
  examples: 'rows',
  kind: 'kind',
  name: 'What is this?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: ['Say it out loud. Does it sound right?', 'Does it tell **who**, and what about it?'],
  judge: wholeSentenceJudge,
})

export const storyQuestions = kindGenerator({
  summary: 'who, what they do, where, when (grade 1)',
  kinds: { 1: earlyKinds.storyQuestions },
  example: 'part',
  examples: 'parts',
  kind: 'question',
  name: 'What does this part of a story tell?',
  does: 'tells',
  doAll: 'tell',
  hints: [
    'Is it somebody, something they do, a place or a time?',
    'Ask a question. Which one does it answer?',
  ],
  judge: storyQuestionJudge,
})

export const topics = kindGenerator({
  summary: 'what a sentence is about (grade 1)',
  kinds: { 1: earlyKinds.topics },
  example: 'sentence',
  examples: 'sentences',
  kind: 'topic',
  name: 'What is this sentence about?',
  does: 'is about',
  doAll: 'are about',
  hints: ['Which words help you?', 'Put the topic in the place of *it* or *they*. Does it make sense?'],
  judge: topicJudge,
})

export const storyClues = kindGenerator({
  summary: 'character, setting or event (grade 2)',
  kinds: { 2: earlyKinds.storyClues },
  example: 'sentence',
  examples: 'sentences',
  kind: 'answer',
  name: 'What does this sentence of a story tell?',
  does: 'tells',
  doAll: 'tell',
  hints: [
    'Does it tell about somebody, about a place or a time, or about something that is done?',
    'Ask *What is somebody like?*, *Where or when is it?*, *What happens?*',
  ],
  judge: storyClueJudge,
})
