import { kindJudge } from './kinds'

const GOOD = new Set(
  'fragrance slender thrifty cozy confident vintage lively determined youthful curious enthusiasm strolled'.split(
    ' ',
  ),
)
const BAD = new Set(
  'stench bony stingy cramped conceited outdated rowdy stubborn childish nosy rambled trudged'.split(' '),
)

/** By the word in italics alone. */
export const connotationJudge = kindJudge(['positive', 'neutral', 'negative'], (example) => {
  const word = example.match(/\*(\w+)\*/)?.[1] ?? ''
  return GOOD.has(word) ? 'positive' : BAD.has(word) ? 'negative' : 'neutral'
})
