import { signJudge } from './kinds'

export const sensoryJudge = signJudge([
  ['smell', /\b(?:scent|smell(?:ed)?|whiff|stinks|perfume|odor|aroma|stench)\b/],
  ['taste', /\b(?:bite|taste[d]?|salty|bland|sip|lemonade|flavor|licked|swallow)\b/],
  ['touch', /\b(?:fingers|palms|cheeks|feet|itched|toes|glove|hand|poked)\b/],
  ['hearing', /\b(?:creaked|drummed|buzzed|howled|rustled|roared|clinked|hooted|squealed|hummed)\b/],
  ['sight', /\b(?:pink|silver|blue|yellow|orange|red|shone|gray|golden|white)\b/i],
])
