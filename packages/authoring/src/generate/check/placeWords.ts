import type { Judge } from './judge'

/** What each little word goes with, by the words beside it; written apart from the sentences. */
const BESIDE: Record<string, RegExp> = {
  in: /is _ the cup|play _ the sand|_ my bed|toys _ the|live _ a|hot _ the|pig sits _/,
  on: /hat _ my|_ Sunday|sat _ a log|hang _ the/,
  to: /_ school|gave .* _ her/,
  with: /_ a spoon|_ a pen|Stay _/,
  for: /_ you\b|card _ Mom|wait _/,
  off: /fell _ the|light _/,
  of: /glass _ water|friend _ my/,
  out: /_ of the/,
  by: /_ bus|sit _ my friend/,
  from: /letter is _|_ bush to|hug _/,
  under: /hid _ the/,
  over: /flew _ the/,
  at: /_ seven|Look _/,
  down: /roll _ the/,
  up: /climbs _ the|sun comes _/,
}

export const placeWordJudge: Judge = {
  sentence: ({ before, form, after }) => BESIDE[form]?.test(`${before}_${after}`) ?? false,
}
