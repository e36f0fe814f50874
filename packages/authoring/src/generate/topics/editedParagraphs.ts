import type { Random } from '@wordstride/core'
import { editedParagraphJudge } from '../check/editedParagraphs'
import { type Made, variants } from '../frame'
import type { Generator } from '../generator'
import { editedParagraphs as lexicon } from '../lexicon/editedParagraphs'
import { asOptions, gapOf, oneOf, type Told, whyOf } from '../options'

/** A sentence of a paragraph and the place where a mistake can stand. */
interface Sentence {
  before: string
  after: string
  key: Told
  wrong: readonly Told[]
}

type Paragraph = readonly Sentence[]

const RULES: Record<string, string> = {
  intro: 'A comma follows a clause that opens the sentence.',
  joint: 'Two complete sentences are joined by a comma and a joining word.',
  past: 'The story is told in the past, so the verb must be in the past, too.',
  its: "*It's* means *it is*; *its* shows whose it is.",
  their: "*Their* shows whose it is; *there* is a place; *they're* means *they are*.",
  case: '*I* does something; *me* comes after a verb or a preposition.',
  agree: 'The verb agrees with its subject, not with the nearest noun.',
  have: '*Have* comes after *could*, *should*, and *would*; *of* only sounds like it.',
  than: '*Than* compares; *then* tells when.',
  owner: "One owner has *'s*, several owners have *s'*.",
  adverb: 'Between two sentences, a word such as *however* needs a semicolon before it and a comma after it.',
  count: '*Fewer* goes with what can be counted, *less* with what cannot.',
  effect: '*Affect* is a verb, and *effect* is mostly a noun.',
  who: '*Who* is a subject, *whom* an object; *which* is for things.',
  lie: '*Lie* means to rest; *lay* means to put something down.',
}

const PLACE = /^(.*?)\{(\w+):([^}]+)\}(.*)$/

const toSentence = (text: string): Sentence => {
  const [, before = '', rule = '', forms = '', after = ''] = text.match(PLACE) ?? []
  const [key = '', ...wrong] = forms.split('|')
  const why = RULES[rule] ?? ''
  return {
    before,
    after,
    key: { text: key, why: `**${key}** is right here. ${why}` },
    wrong: wrong.map((form) => ({ text: form, why: `**${form}** is wrong here. ${why}` })),
  }
}

/** Speech may end before its sentence does: a part without a place belongs to what follows or precedes it. */
function sentencesIn(line: string): string[] {
  const sentences: string[] = []
  for (const part of line.split(/(?<=[.!?]"?) (?=[A-Z"])/)) {
    const last = sentences.at(-1)
    if (last !== undefined && !PLACE.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

const read = (text: string): Paragraph[] =>
  text
    .trim()
    .split('\n')
    .map((line) => sentencesIn(line).map(toSentence))

const HINTS = [
  'Read sentence by sentence, slowly and aloud.',
  'Look at commas, at verbs, at pronouns, and at words that sound alike.',
]

const saying = ({ before, after }: Sentence, { text }: Told): string => `${before}**${text}**${after}`

/** The whole paragraph stands there, because other sentences can decide the tense. */
const chooseForm = (paragraph: Paragraph, at: number, random: Random): Made => {
  const { key, wrong } = paragraph[at] as Sentence
  const told = asOptions(key, wrong, random)
  return {
    type: 'fill_in_the_blank',
    prompt: 'A writer is unsure about one place in a paragraph. Choose the right words.',
    hints: HINTS,
    text: paragraph
      .map(({ before, key: own, after }, i) => `${before}${i === at ? gapOf(key, told) : own.text}${after}`)
      .join(' '),
    why: whyOf(told),
  }
}

const faultySentence = (paragraph: Paragraph, at: number, random: Random): Made => {
  const mistake = oneOf((paragraph[at] as Sentence).wrong, random)
  return {
    type: 'selection',
    prompt: 'These sentences are a paragraph. Which of them has a **mistake**?',
    hints: HINTS,
    shuffle_options: false,
    options: paragraph.map((sentence, i) => {
      const told = i === at ? mistake : sentence.key
      return { text: saying(sentence, told), why: told.why, ...(i === at ? { correct: true } : {}) }
    }),
  }
}

const clickMistake = (paragraph: Paragraph, at: number, random: Random): Made => {
  const mistake = oneOf((paragraph[at] as Sentence).wrong, random)
  return {
    type: 'clickable_text',
    prompt: 'Edit the paragraph: one marked place has a **mistake**. Click it.',
    hints: HINTS,
    text: paragraph
      .map(({ before, key, after }, i) => `${before}[${i === at ? `*${mistake.text}` : key.text}]${after}`)
      .join(' '),
    why: whyOf(paragraph.map(({ key }, i) => (i === at ? mistake : key))),
  }
}

const allGaps = (paragraph: Paragraph, _: number, random: Random): Made => {
  const parts = paragraph.map((sentence) => ({
    ...sentence,
    told: asOptions(sentence.key, sentence.wrong, random),
  }))
  return {
    type: 'fill_in_the_blank',
    prompt: 'Edit the paragraph: choose the right words for each place.',
    hints: HINTS,
    text: parts.map(({ before, key, told, after }) => `${before}${gapOf(key, told)}${after}`).join(' '),
    why: Object.assign({}, ...parts.map(({ told }) => whyOf(told))) as Record<string, string>,
  }
}

/** Two sentences have mistakes: the one asked about, and another. */
const twoMistakes = (paragraph: Paragraph, at: number, random: Random): Made => {
  const other = oneOf(
    paragraph.map((_, i) => i).filter((i) => i !== at),
    random,
  )
  return {
    type: 'multi_selection',
    prompt: 'Two sentences of this paragraph have mistakes. Choose **all** the sentences that are right.',
    hints: HINTS,
    shuffle_options: false,
    options: paragraph.map((sentence, i) => {
      const isRight = i !== at && i !== other
      const told = isRight ? sentence.key : oneOf(sentence.wrong, random)
      return { text: saying(sentence, told), why: told.why, ...(isRight ? { correct: true } : {}) }
    }),
  }
}

const SENTENCES = 4

export const paragraphEditing: Generator = {
  summary:
    'editing a paragraph: commas, homophones, past (grade 6); case, agreement, owners (8); however, fewer, affect, whom, lie (10)',
  grades: Object.keys(lexicon).map(Number),
  frames: (grade) => {
    const paragraphs = read(lexicon[grade] ?? '')
    return [
      variants(1, paragraphs, SENTENCES, chooseForm),
      variants(2, paragraphs, SENTENCES, faultySentence),
      variants(3, paragraphs, SENTENCES, clickMistake),
      variants(4, paragraphs, 1, allGaps),
      variants(4, paragraphs, SENTENCES, twoMistakes),
    ]
  },
  judge: editedParagraphJudge,
}
