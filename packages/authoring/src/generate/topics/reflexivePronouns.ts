import { reflexiveJudge } from '../check/pronouns'
import { type Form, formFrames } from '../forms'
import type { Frame } from '../frame'
import type { Generator } from '../generator'
import { reflexiveSentences } from '../lexicon/pronouns'
import { capital, type Told } from '../options'
import {
  type MarkedSentence,
  readSentences,
  type SentenceTexts,
  type Spot,
  sentenceFrames,
} from '../sentences'

const SELVES: Record<string, { whose: string; slips: readonly string[]; plain: string }> = {
  myself: { whose: 'I', slips: ['meself', 'myselfs'], plain: 'me' },
  yourself: { whose: 'you, one person', slips: ['youself', 'yourselfs'], plain: 'you' },
  himself: { whose: 'he', slips: ['hisself', 'heself'], plain: 'him' },
  herself: { whose: 'she', slips: ['sheself', 'herselfs'], plain: 'her' },
  itself: { whose: 'it', slips: ["it'self", 'itsself'], plain: 'it' },
  ourselves: { whose: 'we', slips: ['ourself', 'ourselfs'], plain: 'us' },
  yourselves: { whose: 'you, several people', slips: ['yourselfs', 'youselves'], plain: 'you' },
  themselves: { whose: 'they', slips: ['theirselves', 'themself'], plain: 'them' },
}

interface Words {
  notAWord: string
  goesWith(whose: string, word: string): string
  hints: [string, string]
  texts: SentenceTexts
}

const ENDINGS = '*-self* is for one, *-selves* for more than one.'

const WORDS: Record<number, Words> = {
  2: {
    notAWord: 'is not used in careful English.',
    goesWith: (whose, word) => `**${capital(word)}** goes with *${whose}*.`,
    hints: ['First say *he*, *she*, *it*, *we* or *they* for it.', ENDINGS],
    texts: {
      choose: 'Choose the word with *self* or *selves*.',
      right: 'Which sentence is right? Look at the **bold** words.',
      rightHints: ['Who is the sentence about?', ENDINGS],
      find: 'One of the marked words is **wrong**. Click it.',
      findHints: ['Who is each sentence about?', 'Then look at the letters of the word.'],
      gaps: 'Choose the right word for each sentence.',
      gapHints: ['Who is each sentence about?', 'One, or more than one?'],
      all: 'Choose **all** the sentences whose bold word is right.',
      allHints: ['Who is each sentence about?', 'There may be one, two, or three.'],
    },
  },
  6: {
    notAWord: 'is not used in standard English.',
    goesWith: (whose, word) => `The word that goes with *${whose}* is **${word}**.`,
    hints: ['To whom does the word point back?', ENDINGS],
    texts: {
      choose: 'Choose the pronoun that points back to the subject.',
      right: 'Which sentence is correct? Compare the **bold** words.',
      rightHints: ['Find the subject first.', ENDINGS],
      find: 'One of the marked pronouns is **wrong**. Click it.',
      findHints: ['Find the subject of each sentence.', 'Then check the form of the pronoun.'],
      gaps: 'Choose the right pronoun for each sentence.',
      gapHints: ['Find each subject first.', 'One, or more than one?'],
      all: 'Choose **all** the sentences whose bold pronoun is correct.',
      allHints: ['Find each subject first.', 'There may be one, two, or three.'],
    },
  },
}

const partsOf = (
  word: string,
  { notAWord, goesWith, hints }: Words,
): { key: Told; wrong: Told[]; hints: string[] } => {
  const { whose, slips } = SELVES[word] ?? { whose: '', slips: [] }
  const others = Object.keys(SELVES).filter((other) => other !== word && !other.startsWith('your'))
  const why = goesWith(whose, word)
  return {
    key: { text: word, why },
    wrong: [
      ...slips.map((text) => ({ text, why: `*${text}* ${notAWord} ${why}` })),
      ...others.map((text) => ({
        text,
        why: `**${capital(text)}** points back to *${SELVES[text]?.whose}*. ${why}`,
      })),
    ],
    hints,
  }
}

const ASKED: Record<number, string> = {
  2: `I|myself
he|himself
she|herself
it|itself
we|ourselves
they|themselves
the girl|herself
the boy|himself
the robot|itself
Mom and I|ourselves
the boys|themselves
Mom|herself
Dad|himself
the clock|itself
you and I|ourselves
the children|themselves
my sister|herself
my brother|himself
the lamp|itself
my friend and I|ourselves
the twins|themselves
Grandma|herself
Grandpa|himself
the machine|itself
Dad and I|ourselves
the girls|themselves
my aunt|herself
my uncle|himself`,
  6: `I|myself
he|himself
she|herself
it|itself
we|ourselves
they|themselves
the engine|itself
my sister|herself
my brother|himself
the boys|themselves
my friend and I|ourselves
the queen|herself
the king|himself
the birds|themselves
the machine|itself
you and I|ourselves
a woman|herself
a man|himself
the players|themselves
the storm|itself
my grandmother|herself
my uncle|himself
the class and I|ourselves
the engineers|themselves
the book|itself
the actress|herself
a boy|himself
our neighbors|themselves`,
}

const toForm =
  (words: Words) =>
  (line: string): Form => {
    const [asked = '', word = ''] = line.split('|')
    return { asked, ...partsOf(word, words) }
  }

const toSpot =
  (words: Words) =>
  ({ before, marked, after }: MarkedSentence): Spot => ({ before, after, ...partsOf(marked, words) })

function framesOf(words: Words, asked: string, sentences: string): Frame[] {
  return [
    ...formFrames(asked.split('\n').map(toForm(words)), {
      question: (word) => `Which word points back to **${word}**?`,
      pairs: 'Match each one with the word that points back to it.',
      pairHints: ['One or more than one?', ENDINGS],
      table: 'Complete the table with words that point back.',
      columns: ['Who or what', 'Points back'],
      tableHints: ['One or more than one?', 'Check the spelling of the first part.'],
    }),
    ...sentenceFrames(readSentences(sentences).map(toSpot(words)), words.texts),
  ]
}

export const reflexivePronouns: Generator = {
  summary: 'words in -self and -selves (grades 2, 6)',
  grades: [2, 6],
  frames: (grade) => {
    const words = WORDS[grade]
    return words ? framesOf(words, ASKED[grade] ?? '', reflexiveSentences[grade] ?? '') : []
  },
  judge: reflexiveJudge,
}
