import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import { fail, grade, publicView } from './check'
import { nameOf, placesIn } from './places'
import { canonical, objectsIn } from './values'
import { textWith, withWords, wordsIn } from './words'

/** Where an author writes it. */
function placeWith(problem: ProblemEnvelope, word: string): string {
  const place = placesIn(problem).find(({ value }) => typeof value === 'string' && value.includes(word))
  return place ? nameOf(place.path) : 'a text'
}

/** Of the facets of a type, what says its texts. */
export interface TellsTexts {
  texts?(problem: ProblemEnvelope): readonly unknown[]
}

/** What is told to authors, checks and previews is all that a reader sees, and the key as it is. */
export function textsTellAll(
  plugin: AnyProblemPlugin,
  { texts }: TellsTexts,
  authored: ProblemEnvelope,
): void {
  if (!texts) return
  const problem = withWords(plugin, authored)
  const told = texts(problem)
  const right = plugin.correctResponse(problem)
  const read = [publicView(plugin, problem), plugin.feedback(problem, right, grade(plugin, problem, right))]
  const known = new Set(wordsIn(told))
  const forgotten = wordsIn(read).find((word) => !known.has(word))
  if (forgotten !== undefined)
    fail(
      authored,
      `texts forgets ${placeWith(problem, forgotten)}, which a reader sees: "${textWith(read, forgotten)}". Spelling, reading level and rude words are not looked at there: add it to texts.`,
    )
  const options = objectsIn(told).filter((object) => 'isRight' in object)
  for (const { label, isRight } of plugin.choices?.(problem, right) ?? []) {
    const same = options.filter((object) => Reflect.get(object, 'text') === label)
    if (same.length > 0 && same.every((object) => Reflect.get(object, 'isRight') !== isRight))
      fail(
        authored,
        `texts says that ${canonical(label)} is ${isRight ? 'not right' : 'right'}; choices says the other. Let both read one key.`,
      )
  }
}
