import type { Judge } from './check/judge'
import type { Frame } from './frame'
import type { Generator } from './generator'
import type { Extremes } from './options'
import { readSentences, type SentenceTexts, type Spot, sentenceFrames } from './sentences'

/** A sentence as a lexicon has it: 'We went {home|to home} early. # place', the right form first. */
export interface Choice {
  before: string
  after: string
  key: string
  wrong: readonly string[]
  /** What is asked, where a topic has several rules. */
  tag: string
}

const readChoices = (text: string): Choice[] =>
  readSentences(text).map(({ before, marked, after }) => {
    const [key = '', ...wrong] = marked.split('|')
    const [rest = '', tag = ''] = after.split(' # ')
    return { before, after: rest, key, wrong, tag }
  })

/** What a teacher says to each form. */
export interface Reasons {
  key(choice: Choice): string
  wrong(text: string, choice: Choice): string
  hints(choice: Choice): string[]
}

const toSpot =
  ({ key, wrong, hints }: Reasons) =>
  (choice: Choice): Spot => ({
    before: choice.before,
    after: choice.after,
    key: { text: choice.key, why: key(choice) },
    wrong: choice.wrong.map((text) => ({ text, why: wrong(text, choice) })),
    hints: hints(choice),
  })

interface ChoiceTopic {
  summary: string
  /** Sentences by grade. */
  sentences: Readonly<Record<number, string>>
  reasons: Reasons
  /** What is chosen, such as *verb* or *punctuation*. */
  word: string
  choose: string
  hints: [string, string]
  judge: Judge
  /** Such as *in formal English*, where it is not right everywhere. */
  where?: string
  /** Of which kind the forms are; words where it is not said. */
  extremes?: Extremes
  /** What is asked in other words, such as simpler ones. */
  texts?: Partial<SentenceTexts>
  /** Easy beginnings; where there are none, to choose the form in a sentence is level 1. */
  first?(grade: number): readonly Frame[]
}

const textsOf = ({ word, choose, hints, where = '', extremes, texts }: ChoiceTopic): SentenceTexts => ({
  choose,
  right: `Which sentence is right${where}? Compare the **bold** parts.`,
  rightHints: hints,
  find: `The ${word} of one marked part is **wrong**${where}. Click it.`,
  findHints: hints,
  gaps: choose,
  gapHints: hints,
  all: `Choose **all** the sentences whose bold part is right${where}.`,
  allHints: [hints[0], 'There may be one, two, or three.'],
  mostWrong: 2,
  ...(extremes ? { extremes } : {}),
  ...texts,
})

/** A topic whose forms stand in its sentences. */
export const choiceGenerator = (topic: ChoiceTopic): Generator => ({
  summary: topic.summary,
  grades: Object.keys(topic.sentences).map(Number),
  frames: (grade) => {
    const spots = readChoices(topic.sentences[grade] ?? '').map(toSpot(topic.reasons))
    const first = topic.first?.(grade) ?? []
    return [
      ...first,
      ...sentenceFrames(spots, textsOf(topic), {
        choose: first.length > 0 ? 2 : 1,
        right: 2,
        find: 3,
        many: 4,
      }),
    ]
  },
  ofMaterial(_grade, material) {
    if (!('sentences' in material)) return null
    const spots = readChoices(material.sentences).map(toSpot(topic.reasons))
    const levels = { choose: 1, right: 2, find: 3, many: 4 } as const
    // A frame that can choose would leave something out.
    return sentenceFrames(spots, textsOf(topic), levels).flatMap((frame) => {
      const [number, ...others] = frame.numbers('whole')
      return number === undefined || others.length > 0 ? [] : [{ frame, number }]
    })
  },
  judge: topic.judge,
})
