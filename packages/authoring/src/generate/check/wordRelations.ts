import { phonesOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

const OPPOSITES =
  'narrow wide awake asleep cowardly brave shallow deep slow quick modern ancient rude polite poor wealthy open close lost found smooth rough whispered shouted'.split(
    ' ',
  )

/** Equal letters, equal sounds, or a pair of the list of opposites. */
function kindOf(sentence: string): string {
  const [first = '', second = ''] = [...sentence.matchAll(/\*(\w+)\*/g)].map(([, word]) =>
    word?.toLowerCase(),
  )
  if (first === second) return 'homographs'
  if (phonesOf(first).join(' ') === phonesOf(second).join(' ')) return 'homophones'
  const at = OPPOSITES.indexOf(first)
  return at >= 0 && at % 2 === 0 && OPPOSITES[at + 1] === second ? 'antonyms' : 'synonyms'
}

export const wordRelationJudge = kindJudge(['synonyms', 'antonyms', 'homophones', 'homographs'], kindOf)
