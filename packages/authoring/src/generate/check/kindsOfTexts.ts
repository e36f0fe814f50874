import { phonesOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

/** The last vowel with a stress, and all after it. */
function rhymeOf(word: string): string {
  const phones = phonesOf(word)
  const from = phones.findLastIndex((phone) => /[12]$/.test(phone))
  return phones
    .slice(from)
    .map((phone) => phone.replace(/\d$/, ''))
    .join(' ')
}

const hasRhyme = (text: string): boolean => {
  const words = (text.toLowerCase().match(/[a-z'-]+/g) ?? []).filter((word) => phonesOf(word).length > 0)
  const last = words.at(-1) ?? ''
  return words.some((word) => word !== last && rhymeOf(word) === rhymeOf(last))
}

const TOLD = /\b(?:lost|called|asked|was|hid|gave|met|began|opened|said|found|lived)\b/

/** What rhymes is a poem; what is told of the past is a story. */
export const textJudge = kindJudge(['a story', 'a poem', 'a fact book'], (text) => {
  if (hasRhyme(text)) return 'a poem'
  return TOLD.test(text) ? 'a story' : 'a fact book'
})
