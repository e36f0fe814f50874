import { reflexiveJudge } from '../check/pronouns'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { reflexiveSentences } from '../lexicon/pronouns'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

const SELVES: Record<string, { whose: string; slips: readonly string[]; plain: string }> = {
  myself: { whose: 'I', slips: ['meself', 'myselfs'], plain: 'me' },
  yourself: { whose: 'you, one person', slips: ['youself', 'yourselfs'], plain: 'you' },
  himself: { whose: 'he', slips: ['hisself', 'heself'], plain: 'him' },
  herself: { whose: 'she', slips: ['sheself', 'herselfs'], plain: 'her' },
  itself: { whose: 'it', slips: ["it'self", 'itsself'], plain: 'it' },
  ourselves: { whose: 'we', slips: ['ourself', 'ourselfs'], plain: 'us' },
  yourselves: { whose: 'you, several persons', slips: ['yourselfs', 'youselves'], plain: 'you' },
  themselves: { whose: 'they', slips: ['theirselves', 'themself'], plain: 'them' },
}

const partsOf = (word: string): { key: Told; wrong: Told[]; hints: string[] } => {
  const { whose, slips } = SELVES[word] ?? { whose: '', slips: [] }
  const others = Object.keys(SELVES).filter((other) => other !== word && !other.startsWith('your'))
  const why = `The word that goes with *${whose}* is **${word}**.`
  return {
    key: { text: word, why },
    wrong: [
      ...slips.map((text) => ({ text, why: `*${text}* is not a word of standard English. ${why}` })),
      ...others.map((text) => ({
        text,
        why: `**${capital(text)}** points back to *${SELVES[text]?.whose}*. ${why}`,
      })),
    ],
    hints: ['To whom does the word point back?', '*-self* is for one, *-selves* for more than one.'],
  }
}

const ASKED = `I|myself
he|himself
she|herself
it|itself
we|ourselves
they|themselves
the dog|itself
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
our neighbors|themselves`

const toForm = (line: string): Form => {
  const [asked = '', word = ''] = line.split('|')
  return { asked, ...partsOf(word) }
}

const toSpot = ({ before, marked, after }: MarkedSentence): Spot => ({
  before,
  after,
  ...partsOf(marked),
})

export const reflexivePronouns: Generator = {
  summary: 'words in -self and -selves (grade 6)',
  grades: [6],
  frames: () => [
    ...formFrames(ASKED.split('\n').map(toForm), {
      question: (asked) => `Which word points back to **${asked}**?`,
      pairs: 'Match each one with the word that points back to it.',
      pairHints: ['One or more than one?', '*-self* is for one, *-selves* for more than one.'],
      table: 'Complete the table with words that point back.',
      columns: ['who or what', 'points back'],
      tableHints: ['One or more than one?', 'Check the spelling of the first part.'],
    }),
    ...sentenceFrames(readSentences(reflexiveSentences).map(toSpot), {
      choose: 'Choose the pronoun that points back to the subject.',
      right: 'Which sentence is correct? Compare the **bold** words.',
      rightHints: ['Find the subject first.', '*-self* is for one, *-selves* for more than one.'],
      find: 'One of the marked pronouns is **wrong**. Click it.',
      findHints: ['Find the subject of each sentence.', 'Then check the form of the pronoun.'],
      gaps: 'Choose the right pronoun for each sentence.',
      gapHints: ['Find each subject first.', 'One, or more than one?'],
      all: 'Choose **all** the sentences whose bold pronoun is correct.',
      allHints: ['Find each subject first.', 'There may be one, two or three.'],
    }),
  ],
  judge: reflexiveJudge,
}
