import { explanationOf, type ShortFormContext, ShortFormError, type Why } from './shortForm'

interface ShortBlank {
  uuid: string
  options: { id: string; label: string; explanation?: string }[]
  answer: string
  shuffle_options: boolean
}

interface BlankRules {
  why: Why
  shuffle_options: boolean
}

/** Reads '*walked|walk': the right word has an asterisk. `number` counts the blanks of the problem from 0. */
export function expandBlank(
  words: string,
  number: number,
  { why, shuffle_options }: BlankRules,
  path: readonly (string | number)[],
  { problemId, idOf }: ShortFormContext,
): ShortBlank {
  const uuid = idOf(problemId, `blank ${number}`)
  const options = words.split('|').map((word) => {
    const text = word.trim()
    return { isAnswer: text.startsWith('*'), label: text.replace(/^\*\s*/, '') }
  })
  const refuse = (message: string): never => {
    throw new ShortFormError(path, `{${words}}: ${message}`)
  }
  const labels = options.map(({ label }) => label)
  if (labels.includes('')) refuse('a word is missing.')
  if (labels.length < 2) refuse('a blank has two words or more, with | between.')
  const twice = labels.find((label, i) => labels.indexOf(label) !== i)
  if (twice !== undefined) refuse(`"${twice}" stands there twice.`)
  const answers = options.filter((option) => option.isAnswer)
  const answer = answers[0]
  if (answer === undefined || answers.length > 1)
    return refuse('exactly one word needs an asterisk before it.')
  return {
    uuid,
    options: options.map(({ label }) => ({ id: idOf(uuid, label), label, ...explanationOf(why, label) })),
    answer: idOf(uuid, answer.label),
    shuffle_options,
  }
}

/** A brace that is left over would be shown to the learner. */
export function refuseLooseBraces(rest: string, path: readonly (string | number)[]): void {
  if (/[{}]/.test(rest))
    throw new ShortFormError(path, 'A blank begins with { and ends with }, and something stands between.')
}

export const blankLabels = (blanks: readonly ShortBlank[]): string[] =>
  blanks.flatMap(({ options }) => options.map(({ label }) => label))
