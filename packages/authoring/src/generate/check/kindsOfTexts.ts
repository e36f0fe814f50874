import { phonesOf, rhymeOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

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
