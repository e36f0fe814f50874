import { kindJudge } from './kinds'

const APOSTROPHE = /^O \w|\byou\b|^Old river, tell|^Come, gentle|^Speak to me/
const CONTRADICTION =
  /kind and cruel|deafening silence|freezing fire|bitter sweetness|wise fool|open secret|living dead|crowded loneliness/
const STANDS_FOR = /\bcrown\b|\bhands\b|\bpen\b|\bsuits\b|drink a cup|empty chair|\bbench\b|\bboots\b/

/** Three words or more, weighty ones, that begin with one letter. */
function alliterates(line: string): boolean {
  const letters = (line.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !/^(?:the|to|their|was|were|its|and|his|her)$/.test(word))
    .map((word) => word[0])
  return letters.some((letter) => letters.filter((other) => other === letter).length > 3)
}

export const poetryJudge = kindJudge(
  ['apostrophe', 'personification', 'oxymoron', 'alliteration', 'metonymy'],
  (line) => {
    if (CONTRADICTION.test(line)) return 'oxymoron'
    if (APOSTROPHE.test(line)) return 'apostrophe'
    if (STANDS_FOR.test(line)) return 'metonymy'
    return alliterates(line) ? 'alliteration' : 'personification'
  },
)
