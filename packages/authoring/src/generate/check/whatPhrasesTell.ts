import { signJudge } from './kinds'

export const phraseJudge = signJudge([
  [
    'when',
    /\*(?:at (?:noon|half)|after|before|during|in (?:ten|the winter)|on (?:the third|Mondays)|until)\b/,
  ],
  ['how', /\*(?:with|without|by|in a whisper|on stilts|in blue)\b/],
  ['where', /\*(?:under|into|at|behind|on|through|above|across|between|inside|toward|near)\b/],
])
