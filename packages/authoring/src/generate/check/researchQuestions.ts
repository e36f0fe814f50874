import { signJudge } from './kinds'

export const researchQuestionsJudge = signJudge([
  ['loaded', /greedy|heroic|lazy|shallow|brilliant|cruel|noble|nothing but|foolish/],
  ['closed', /^(?:When|Is|How tall|Who|In which|Do|How many|Does) /],
  ['focused', /\d|public high schools|suburbs/],
  ['too broad', /./],
])
