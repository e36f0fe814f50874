import { pastJudge } from '../check/verbs'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { irregularVerb } from '../lexicon/irregularVerbs'
import { irregularPastSentences, regularPastSentences } from '../lexicon/pastSentences'
import { capital, type Told } from '../options'
import { readSentences, type Spot, sentenceFrames } from '../sentences'
import { regularPast, wrongRegularPasts } from '../spelling/verbEndings'

interface Past {
  key: Told
  wrong: readonly Told[]
  hints: readonly string[]
}

/** With *ed* as if the verb were regular, or added to what is past already. */
function irregularPastOf(base: string): Past {
  const { past, participle, slips } = irregularVerb(base)
  const notThePast = (text: string): Told => ({
    text,
    why: `*${text}* is not the past of **${base}**. **${capital(base)}** is irregular: today we ${base}, yesterday we **${past}**.`,
  })
  return {
    key: {
      text: past,
      why: `**${capital(base)}** is irregular: today we ${base}, yesterday we **${past}**.`,
    },
    wrong: [
      notThePast(regularPast(base)),
      notThePast(regularPast(past)),
      ...slips.map(notThePast),
      ...(participle === past || participle === base
        ? []
        : [
            {
              text: participle,
              why: `**${capital(participle)}** needs a helper such as *has* or *have*. Alone, the past is **${past}**.`,
            },
          ]),
      { text: base, why: `**${capital(base)}** tells about now. The past is **${past}**.` },
    ],
    hints: [
      'It is over, so the verb tells about the past.',
      `**${capital(base)}** does not add *ed*. It changes.`,
    ],
  }
}

function regularPastOf(base: string): Past {
  const key = regularPast(base)
  return {
    key: { text: key, why: `**${capital(base)}** becomes **${key}** in the past.` },
    wrong: [...wrongRegularPasts(base), { text: base, why: `**${capital(base)}** tells about now.` }],
    hints: ['Look at the last letters of the verb.', 'Does a letter double, change, or go away before *ed*?'],
  }
}

const toForm =
  (pastOf: (base: string) => Past) =>
  (base: string): Form => ({ asked: base, ...pastOf(base) })

const toSpots = (sentences: string | undefined, pastOf: (base: string) => Past): Spot[] =>
  sentences === undefined
    ? []
    : readSentences(sentences).map(({ before, marked, after }) => ({ before, after, ...pastOf(marked) }))

const REGULAR =
  'stop carry hop hope try plan race drop cry clap bake hurry grab dry move nod study smile hug copy dance trip worry wave'

const IRREGULAR: Record<number, string> = {
  2: 'eat see go come run give take get make find say tell sit sleep swim sing ring drink draw grow fly know throw blow write ride drive',
  3: 'bring think buy catch teach fight begin hide bite shake forget meet feed lead win dig stick swing hear stand sell become sink rise lend sweep freeze steal wear tear',
}

/** Numbers of the frames never change: regular verbs stand behind the irregular ones. */
export const pastTense: Generator = {
  summary: 'the past of irregular verbs (grade 2), and of verbs whose spelling changes (grade 3)',
  grades: [2, 3],
  frames: (grade) => {
    const texts = {
      question: (asked: string) => `What is the past of **${asked}**?`,
      pairs: 'Match each verb with its past.',
      pairHints: ['Say: *Today I …, yesterday I …*', 'Begin with the one that you know best.'],
      table: 'Complete the table. Choose the past of each verb.',
      columns: ['Today we …', 'Yesterday we …'] as [string, string],
      tableHints: ['Say the whole sentence: *Yesterday we …*', 'None of these verbs just adds *ed*.'],
    }
    const sentenceTexts = {
      choose: 'Choose the verb that tells about the **past**.',
      right: 'Which sentence is written correctly? Look at the **bold** verb.',
      rightHints: ['It all happened before now.', 'Two of the bold verbs are not right.'],
      find: 'One of the marked verbs is **wrong**. Click it.',
      findHints: ['All three sentences tell about the past.', 'Say each marked verb after *Yesterday*.'],
      gaps: 'A page from a diary. Choose the right past for each line.',
      gapHints: ['Everything on the page is over.', 'These verbs change in a special way.'],
      all: 'Choose **all** the sentences whose bold verb is a correct past form.',
      allHints: ['Say each verb after *Yesterday*.', 'There may be one, two, or three.'],
    }
    const verbs = (IRREGULAR[grade] ?? '').split(' ')
    return [
      ...formFrames(verbs.map(toForm(irregularPastOf)), texts),
      ...sentenceFrames(toSpots(irregularPastSentences[grade], irregularPastOf), sentenceTexts),
      ...(grade < 3
        ? []
        : [
            ...formFrames(REGULAR.split(' ').map(toForm(regularPastOf)), {
              ...texts,
              tableHints: [
                'Look at the last letters of each verb.',
                'Double a letter, change *y*, or add only *d*?',
              ],
            }),
            ...sentenceFrames(toSpots(regularPastSentences[grade], regularPastOf), {
              ...sentenceTexts,
              gapHints: ['Everything on the page is over.', 'Think of the spelling before *ed*.'],
            }),
          ]),
    ]
  },
  judge: pastJudge,
}
