import { kindJudge } from './kinds'

type Sign = readonly [string, RegExp]

const SIMPLE: readonly Sign[] = [
  ['simile', /\blike\b|\bas \w+ as\b/],
  [
    'idiom',
    /hit the sack|cats and dogs|out of the bag|hit the books|wrong side of the bed|under the weather|your horses|an arm and a leg|cross that bridge|close to her chest/,
  ],
  ['metaphor', /\b(?:is|was|were|are) (?:a|doors)\b/],
  ['plain words', /./],
]

const IRONY: readonly Sign[] = [
  ['dramatic irony', /\b(?:audience|readers?|viewers|we)\b(?=.*(?:kn[eo]w|see[ns]|read|watched))(?!.*")/i],
  ['verbal irony', /"/],
  ['pun', /\b(?:dough|numbered|problems|two tired|sole|go to seed|shocked|scales|no body|went through)\b/],
  ['situational irony', /./],
]

/** Of devices of speech: their form, or else what cannot be. */
const DEVICES: readonly Sign[] = [
  ['rhetorical question', /\?$/],
  [
    'hyperbole',
    /dinosaurs|waterfall|a million|halfway to the moon|more than the airplane|melted|whole world|every book/,
  ],
  [
    'understatement',
    /\b(?:a bit|rather|somewhat|not exactly|a little|not a bad|some inconvenience|no small)\b/,
  ],
  [
    'antithesis',
    /bread.*stones|err.*admit|saint.*wolf|rich.*poor|buried.*raised|took.*returned|slow.*quick|[Ll]ittle.*much/,
  ],
  ['asyndeton', /^(?!.*\b(?:and|or|nor)\b).*,.*,|^(?!.*\band\b)\w+ \w+, \w+, \w+\.$/],
]

const kindIn = (signs: readonly Sign[], example: string) => signs.find(([, sign]) => sign.test(example))?.[0]
const namesOf = (signs: readonly Sign[]) => signs.map(([name]) => name)

const judgeOf = (signs: readonly Sign[]) => kindJudge(namesOf(signs), (example) => kindIn(signs, example))

export const simpleFigureJudge = judgeOf(SIMPLE)
export const ironyJudge = judgeOf(IRONY)
export const deviceJudge = judgeOf(DEVICES)
