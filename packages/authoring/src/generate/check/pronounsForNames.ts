import type { Judge } from './judge'

/** As the subject, as the object, and for what somebody has. */
const FORMS: Record<string, readonly [string, string, string]> = {
  me: ['I', 'me', 'mine'],
  you: ['You', 'you', 'yours'],
  us: ['We', 'us', 'ours'],
  her: ['She', 'her', 'hers'],
  him: ['He', 'him', 'his'],
  them: ['They', 'them', 'theirs'],
  it: ['It', 'it', 'its'],
}

/** The first word that tells how many there are, and whether it is a woman or a man. */
const PERSONS: readonly (readonly [person: string, sign: RegExp])[] = [
  ['us', /\band I\b|^We have/],
  ['them', /\b(?:boys|girls|friends|twins|birds|socks|men|apples|grandparents)\b/],
  ['her', /\b(?:Mom|sister|girl|Grandma|aunt|queen|mother)\b/],
  ['him', /\b(?:Dad|Grandpa|brother|uncle|king|man)\b/],
  ['you', /^You have/],
  ['me', /^I have a red cup/],
  ['it', /./],
]

function placeOf(before: string, after: string): 0 | 1 | 2 {
  if (before.endsWith('. ')) return 0
  return /\b(?:is|are) $/.test(before) && after === '.' ? 2 : 1
}

export const nameJudge: Judge = {
  sentence: ({ before, form, after }) => {
    const person = PERSONS.find(([, sign]) => sign.test(before.split('. ')[0] ?? ''))?.[0] ?? 'it'
    return FORMS[person]?.[placeOf(before, after)] === form
  },
}
