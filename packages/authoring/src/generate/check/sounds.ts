import { phonesOf, rhymeOf } from '../../facts/sounds'
import type { Judge } from './judge'

const isVowel = (phone: string): boolean => /\d$/.test(phone)
const plain = (phone: string): string => phone.replace(/\d$/, '')

const onsetOf = (word: string): string => {
  const phones = phonesOf(word)
  return phones.slice(0, phones.findIndex(isVowel)).join(' ')
}

/** All consonants after the last vowel. */
const codaOf = (word: string): string => {
  const phones = phonesOf(word)
  return phones.slice(phones.findLastIndex(isVowel) + 1).join(' ')
}

/** The vowel with the *r* after it; *ear* and *deer* are one sound, which the dictionary writes in two ways. */
const rVowelOf = (word: string): string => {
  const phones = phonesOf(word).map(plain)
  const vowel = phonesOf(word).findIndex(isVowel)
  const isBeforeR = phones[vowel + 1] === 'R'
  return isBeforeR ? `${(phones[vowel] ?? '').replace('IY', 'IH')} R` : (phones[vowel] ?? '')
}

const beatsOf = (word: string): string => String(phonesOf(word).filter(isVowel).length)

/** Two words are alike when the pronouncing dictionary gives them the same sound. */
function judgeBy(soundOf: (word: string) => string): Judge {
  const isAlike = (one: string, other: string): boolean =>
    soundOf(one) !== '' && soundOf(one) === soundOf(other)
  return {
    form: isAlike,
    group: (name, card) => isAlike(name.split(' ').at(-1) ?? '', card),
    among: (asked, form, options) => {
      if (asked !== 'not') return null
      const others = options.filter((option) => option !== form)
      const areAlike = others.every((other) => isAlike(other, others[0] ?? ''))
      return areAlike && !isAlike(form, others[0] ?? '')
    },
  }
}

export const soundJudge = {
  rhyme: judgeBy(rhymeOf),
  first: judgeBy((word) => plain(phonesOf(word)[0] ?? '')),
  last: judgeBy((word) => plain(phonesOf(word).at(-1) ?? '')),
  vowel: judgeBy((word) => plain(phonesOf(word).find(isVowel) ?? '')),
  onset: judgeBy(onsetOf),
  coda: judgeBy(codaOf),
  rVowel: judgeBy(rVowelOf),
}

const byBeats = judgeBy(beatsOf)

export const beatJudge: Judge = {
  ...byBeats,
  form: (asked, form) =>
    /^\d$/.test(form) ? beatsOf(asked) === form : (byBeats.form?.(asked, form) ?? false),
}
