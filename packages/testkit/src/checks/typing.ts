import { type Check, fail, grade, MODES, publicView } from './check'
import { idsIn, mapStrings, namesIn } from './values'

/** What phones, keyboards and paste make of one text. */
const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  'with spaces around it': (text) => ` ${text}  `,
  'with double spaces': (text) => text.replaceAll(' ', '  '),
  'with curly apostrophes and quotes': (text) => text.replaceAll("'", '’').replaceAll('"', '”'),
  'in decomposed letters': (text) => text.normalize('NFD'),
}

/** A text that was typed is compared by what it says: normalizeText takes away how it was written. */
export const typedTextIsNormalized: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const view = publicView(plugin, problem)
  const known = new Set([...idsIn(view), ...namesIn(view)])
  for (const [how, write] of Object.entries(WRITTEN)) {
    const response = mapStrings(right, (text) => (known.has(text) ? text : write(text)))
    if (!plugin.response.safeParse(response).success) continue
    for (const mode of MODES) {
      const { verdict } = grade(plugin, problem, response, mode)
      if (verdict !== 'correct')
        fail(
          problem,
          `The right text ${how} is ${verdict}: ${JSON.stringify(response).slice(0, 200)}. In grade compare normalizeText of what was typed with normalizeText of the answer.`,
        )
    }
  }
}
