import * as z from 'zod/mini'
import { type Expand, idOf, ShortFormError, textSchema } from './shortForm'

const optionSchema = z.strictObject({
  text: textSchema,
  correct: z._default(z.boolean(), false),
  /** Why it is right or wrong. */
  why: z.string().check(z.minLength(5)),
})
const optionsSchema = z.array(optionSchema).check(z.minLength(2))

const questionSchema = z.strictObject({
  prompt: z.string(),
  choose: z.enum(['one', 'all']),
  options: optionsSchema,
})
type Question = z.infer<typeof questionSchema>

const toOptions = (scope: string, options: Question['options']) =>
  options.map((option) => ({
    id: idOf(scope, option.text),
    label: option.text,
    answer: option.correct,
    explanation: option.why,
  }))

function toPart(problemId: string, number: number, question: Question, isOnlyQuestion: boolean) {
  const scope = `${problemId}#${number}`
  return {
    uuid: idOf(scope, 'question'),
    type: question.choose === 'one' ? 'radio' : 'checkbox',
    ...(isOnlyQuestion ? {} : { prompt: question.prompt }),
    options: toOptions(scope, question.options),
  }
}

const choiceSchema = z.strictObject({
  options: z.optional(optionsSchema),
  questions: z.optional(z.array(questionSchema)),
  answer_count: z.optional(z.int()),
  shuffle_options: z.optional(z.boolean()),
})

/** `options`, or several `questions` with options each. */
export const expandChoice =
  (choose: 'one' | 'all'): Expand =>
  (body, { problemId, prompt }) => {
    const { options, questions, answer_count, ...rest } = choiceSchema.parse(body)
    if ((options === undefined) === (questions === undefined))
      throw new ShortFormError([], 'Expected either options or questions.')
    if (questions)
      return {
        ...rest,
        subProblemItems: questions.map((question, i) => toPart(problemId, i, question, false)),
      }
    const part = toPart(problemId, 0, { prompt, choose, options: options ?? [] }, true)
    return { ...rest, subProblemItems: [answer_count === undefined ? part : { ...part, answer_count }] }
  }

const openedSchema = z.strictObject({ options: optionsSchema, shuffle_options: z.optional(z.boolean()) })

/** The types whose options are opened before one is chosen. */
export const expandOpened: Expand = (body, { problemId }) => {
  const { options, ...rest } = openedSchema.parse(body)
  return { ...rest, options: toOptions(problemId, options) }
}
