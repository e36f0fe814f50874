import { irregularPlurals, samePlurals, vesPlurals } from '../lexicon/plurals'
import { capital, type Told } from '../options'
import { neverOffered } from './neverOffered'

const hisses = (noun: string): boolean => /(?:s|x|ch|sh)$/.test(noun)
const changesY = (noun: string): boolean => /[^aeiou]y$/.test(noun)

export interface Plural {
  key: Told
  wrong: readonly Told[]
  hints: readonly string[]
}

function irregular(noun: string, many: string, slips: readonly string[]): Plural {
  const why = `**${capital(noun)}** is irregular: one ${noun}, two **${many}**.`
  return {
    key: { text: many, why },
    wrong: [
      { text: `${noun}s`, why: `*${noun}s* is not how we say more than one. ${why}` },
      ...slips.map((text) => ({ text, why: `The word is more than one already, without *s*. ${why}` })),
      { text: noun, why: `**${capital(noun)}** is only one.` },
    ],
    hints: ['How many are there?', `**${capital(noun)}** does not add *s*. The word changes.`],
  }
}

function same(noun: string): Plural {
  const why = `We say one ${noun} and two **${noun}**. The word stays the same.`
  return {
    key: { text: noun, why },
    wrong: [
      { text: `${noun}s`, why: `This word does not add *s*. ${why}` },
      { text: `${noun}es`, why: `This word does not add *es*. ${why}` },
      { text: `${noun}en`, why: `This word adds nothing. ${why}` },
    ],
    hints: ['Say it with one, then with two.', 'Some animal names do not change.'],
  }
}

/** What many of a thing are called, by the rule for its last letters or its own. */
export function pluralOf(noun: string): Plural {
  const plural = byItsEnding(noun)
  return { ...plural, wrong: plural.wrong.filter(({ text }) => !neverOffered.has(text)) }
}

function byItsEnding(noun: string): Plural {
  const own = irregularPlurals.get(noun)
  if (own) return irregular(noun, own.many, own.slips)
  if (samePlurals.has(noun)) return same(noun)
  const one = { text: noun, why: `**${capital(noun)}** is only one.` }
  const apostrophe = {
    text: `${noun}'s`,
    why: `With *'s* something belongs to the ${noun}. More than one has no apostrophe.`,
  }
  if (vesPlurals.has(noun)) {
    const stem = noun.replace(/fe?$/, '')
    const why = `The *f* of **${noun}** changes to *v*: **${stem}ves**.`
    return {
      key: { text: `${stem}ves`, why },
      wrong: [
        { text: `${noun}s`, why: `*${noun}s* keeps the *f*. ${why}` },
        { text: `${stem}vs`, why: `After the *v* comes *es*: **${stem}ves**.` },
        ...(noun.endsWith('fe')
          ? []
          : [{ text: `${noun}es`, why: `*${noun}es* adds *es*, but keeps the *f*. ${why}` }]),
        apostrophe,
        one,
      ],
      hints: ['How many are there?', 'Listen to the end of the word: do you hear *f* or *v*?'],
    }
  }
  if (changesY(noun)) {
    const stem = noun.slice(0, -1)
    const why = `The *y* of **${noun}** changes to *i*, and then comes *es*.`
    return {
      key: { text: `${stem}ies`, why },
      wrong: [
        { text: `${noun}s`, why: `*${noun}s* keeps the *y*. ${why}` },
        { text: `${stem}is`, why: `After the *i* comes *es*: **${stem}ies**.` },
        { text: `${noun}es`, why: `*${noun}es* adds *es*, but keeps the *y*. ${why}` },
        apostrophe,
        one,
      ],
      hints: ['How many are there?', 'Which letter comes before the *y*?'],
    }
  }
  const last = noun.match(/(?:ch|sh|.)$/)?.[0] ?? ''
  if (hisses(noun)) {
    const why = `**${capital(noun)}** ends in *${last}*, so it adds *es*.`
    return {
      key: { text: `${noun}es`, why },
      wrong: [
        { text: `${noun}s`, why: `*${noun}s* has no *e*, but we hear one after *${last}*. ${why}` },
        apostrophe,
        one,
      ],
      hints: ['How many are there?', 'Say it aloud. Do you hear one beat more at the end?'],
    }
  }
  const why = `**${capital(noun)}** does not end in *s*, *x*, *ch* or *sh*, so it adds only *s*.`
  return {
    key: { text: `${noun}s`, why },
    wrong: [
      ...(noun.endsWith('e')
        ? []
        : [{ text: `${noun}es`, why: `*${noun}es* has one *e* too many: we do not hear it. ${why}` }]),
      apostrophe,
      one,
    ],
    hints: ['How many are there?', 'Most words add one letter for more than one.'],
  }
}
