import type { Judge, Said } from './judge'

/** What follows in each relation, and the transitions that may stand there. */
const RELATIONS: readonly (readonly [follows: RegExp, transitions: RegExp])[] = [
  [
    /left its bed|closed it|went dead|one of them grew|turn back|called off|became richer|put off/,
    /^(?:Therefore|Thus|Consequently|As a result)/,
  ],
  [/better than we|two students|four hours|its end|one second|frost may|three kinds/, /^(?:In fact|Indeed)/],
  [/groundhog|sundew|ostrich|runners|apples|taxi|pumps water/, /^For (?:example|instance)/],
  [
    /still warm|walked on|be alone|dry sand|stayed at home|full of poison|nearly flat/,
    /^(?:However|Nevertheless|In contrast|Still|Instead)/,
  ],
  [
    /onions|three bowls|met the guests|dancing|second coat|backstage|behind the clock/,
    /^(?:Meanwhile|Next|Afterward|Then)/,
  ],
]

const isRight = ({ form, after }: Said): boolean =>
  RELATIONS.some(([follows, transitions]) => follows.test(after) && transitions.test(form))

export const transitionJudge: Judge = { sentence: isRight }
