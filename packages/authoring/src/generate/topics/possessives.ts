import { possessiveJudge } from '../check/possessives'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { irregularPlurals, samePlurals } from '../lexicon/plurals'
import { ownedThings, possessiveSentences } from '../lexicon/possessives'
import type { Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'
import { pluralOf } from '../spelling/nounEndings'

const IRREGULAR_MANY = new Set(['people', ...[...irregularPlurals.values()].map(({ many }) => many)])
const ENDING_IN_S = new Set(['class', 'bus', 'lioness'])

type Owners = 'one' | 'many with s' | 'many without s'

function ownersOf(word: string): Owners {
  if (IRREGULAR_MANY.has(word)) return 'many without s'
  return /s$/.test(word) && !ENDING_IN_S.has(word) ? 'many with s' : 'one'
}

const singularOf = (many: string): string => many.replace(/ies$/, 'y').replace(/s$/, '')

function ownerForms(word: string): { key: Told; wrong: Told[] } {
  switch (ownersOf(word)) {
    case 'many with s': {
      const one = singularOf(word)
      const why = `There are several owners, and **${word}** ends in *s* already: only an apostrophe after it.`
      return {
        key: { text: `${word}'`, why },
        wrong: [
          { text: `${one}'s`, why: `**${one}'s** would be only one owner. ${why}` },
          { text: word, why: `**${word}** without an apostrophe does not show what they own. ${why}` },
          { text: `${word}'s`, why: `The *s* is there already. ${why}` },
        ],
      }
    }
    case 'many without s': {
      const why = `**${word}** is more than one and does not end in *s*: it adds *'s*.`
      return {
        key: { text: `${word}'s`, why },
        wrong: [
          {
            text: `${word}s'`,
            why: `There is no *s* in **${word}** that could stand before the apostrophe. ${why}`,
          },
          { text: `${word}s`, why: `The apostrophe is missing. ${why}` },
          { text: word, why: `The ending is missing. ${why}` },
        ],
      }
    }
    case 'one': {
      const why = `There is one owner: **${word}** adds *'s*.`
      const many = samePlurals.has(word) ? `${word}s` : pluralOf(word).key.text
      return {
        key: { text: `${word}'s`, why },
        wrong: [
          { text: `${many}'`, why: `The apostrophe after *s* would mean more than one owner. ${why}` },
          {
            text: `${many}'s`,
            why: `There is only one owner, so no *s* comes before the apostrophe. ${why}`,
          },
          { text: many, why: `The apostrophe is missing. ${why}` },
          { text: word, why: `The ending that shows who owns it is missing. ${why}` },
        ],
      }
    }
  }
}

const HINTS = ['Who owns it: one or more than one?', 'Write down the owner first. Then add the ending.']

function toForm(line: string): Form {
  const [, thing = '', article = '', owner = ''] = line.match(/^the (\w+) of (the|my) (\w+)$/) ?? []
  const { key, wrong } = ownerForms(owner)
  const whole = ({ text, why }: Told): Told => ({ text: `${article} ${text} ${thing}`, why })
  return { asked: line, key: whole(key), wrong: wrong.map(whole), hints: HINTS }
}

const toSpot = ({ before, marked, after }: MarkedSentence): Spot => ({
  before,
  after,
  ...ownerForms(marked),
  hints: ['Read the first sentence. How many owners are there?', HINTS[1] as string],
})

export const possessives: Generator = {
  summary: 'who owns it: one owner (grade 2), several owners (grade 3)',
  grades: [2, 3],
  frames: (grade) => [
    ...formFrames((ownedThings[grade] ?? '').split('\n').map(toForm), {
      question: (asked) => `Say it in a shorter way: **${asked}**.`,
      pairs: 'Match what means the same.',
      pairHints: ['Who owns it, and what is owned?', 'Look for the same two words.'],
      table: 'Say it in a shorter way.',
      columns: ['Long', 'Short'],
      tableHints: HINTS,
    }),
    ...sentenceFrames(readSentences(possessiveSentences[grade] ?? '').map(toSpot), {
      choose: 'Choose the word that shows who **owns** it.',
      right: 'Which one is right? Look at the **bold** word.',
      rightHints: ['How many owners are there?', 'Look where the apostrophe is.'],
      find: 'One marked word is **wrong**. Click it.',
      findHints: ['For each one: how many owners are there?', 'Look where each apostrophe is.'],
      gaps: 'Choose the word that shows who owns it.',
      gapHints: ['For each one: how many owners are there?', 'Then choose the ending.'],
      all: 'Look at the bold words. Choose **all** that are right.',
      allHints: ['How many owners are there?', 'There may be one, two, or three.'],
    }),
  ],
  judge: possessiveJudge,
}
