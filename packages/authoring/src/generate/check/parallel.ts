import type { Judge } from './judge'

const ADJECTIVE =
  'cold|drafty|dark|long|loud|predictable|brief|polite|honest|wide|smooth|safe|small|gray|hungry|clear|selective|fragile|inventive|short|easier'
const NOUN = 'patience|practice|luck|blankets|towels|volunteers'
const PREPOSITION =
  'with|through|past|into|under|behind|inside|on|for|by|against|in|around|from|across|among|at'

/** The shapes that a part of a sentence can have, by the words it begins with; a part has the first that fits. */
const SHAPES: readonly (readonly [shape: string, begins: string])[] = [
  ['infinitive', 'to (?!the |a |school)[a-z]+'],
  ['that clause', 'that [a-z]+'],
  ['question', '(?:what|why|how|whether|which)(?! one)'],
  ['place', 'where [a-z]+'],
  ['comparison', '(?:as had|as it|too|some|those|gives?) '],
  ['preposition', `(?:${PREPOSITION}) (?!it goes)[a-z]+`],
  ['adverb', '[a-z]+ly(?![a-z])'],
  ['gerund', '(?!thing|evening)[a-z]+ing(?![a-z])'],
  ['what was', 'what '],
  ['we', 'we (?:leave|stay)'],
  ['event', 'the [a-z]+ (?:fail|stayed)'],
  ['road', 'the (?:new one|old road) goes'],
  ['noun phrase', '(?:the|a) [a-z]+ (?:to|of) '],
  ['adjective', `(?:${ADJECTIVE})(?![a-z])`],
  ['noun', `(?:${NOUN})(?![a-z])`],
]

/** Verbs of the lists, which have no mark of their shape; a new subject makes another one. */
const isBareVerb = (part: string): boolean =>
  /^(?:vanished|flooded|left|ended|sharpened|wait|answer|spares|changed|believed)\b/.test(part)

const shapeOf = (part: string): (typeof SHAPES)[number] | undefined =>
  SHAPES.find(([, begins]) => new RegExp(`^${begins}`, 'i').test(part))

/** A part is parallel when the sentence has one of its shape already. */
function isParallel(part: string, before: string, after: string): boolean {
  const shape = shapeOf(part)
  if (!shape) return isBareVerb(part)
  if (shape[0] === 'adverb' && part.includes(' ')) return false
  return new RegExp(`(?<![a-z])${shape[1]}`, 'i').test(before === '' ? after : before)
}

export const parallelJudge: Judge = {
  sentence: ({ before, form, after }) => isParallel(form, before, after),
}
