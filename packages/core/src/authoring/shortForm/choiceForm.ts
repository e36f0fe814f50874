import * as z from 'zod/mini'
import type { InterchangeItem } from '../interchange/interchangeItem'
import {
  defineShortForm,
  refuseEqual,
  type ShortForm,
  type ShortFormContext,
  ShortFormError,
  shortTextSchema,
  shuffleSchema,
} from './shortForm'

const optionSchema = z.strictObject({
  text: shortTextSchema,
  correct: z._default(z.boolean(), false),
  /** Why it is right or wrong. */
  why: z.string().check(z.minLength(5)),
})
export const shortOptionsSchema = z.array(optionSchema).check(z.minLength(2))
type ShortOptions = z.infer<typeof shortOptionsSchema>

const questionSchema = z.strictObject({
  prompt: z.string(),
  choose: z.enum(['one', 'all']),
  options: shortOptionsSchema,
})
type Question = z.infer<typeof questionSchema>

type Path = readonly (string | number)[]

/** The words of authors for what the plugins say of their own fields. */
function refuseWrongKeys(choose: Question['choose'], options: ShortOptions, path: Path): void {
  const rights = options.filter(({ correct }) => correct).length
  if (rights === 0) throw new ShortFormError(path, 'No option has "correct: true".')
  if (choose === 'one' && rights > 1)
    throw new ShortFormError(
      path,
      'Several options have "correct: true". Where all of them are to be chosen, the type is multi_selection, or the question has "choose: all".',
    )
  if (rights === options.length)
    throw new ShortFormError(path, 'Every option has "correct: true": one at least must be wrong.')
}

/** Options as the plugins write them, with ids under a scope; `path` is where they stand. */
export function expandOptions(
  scope: string,
  { choose, options }: Omit<Question, 'prompt'>,
  path: Path,
  { idOf }: ShortFormContext,
) {
  refuseWrongKeys(choose, options, path)
  refuseEqual(
    options.map(({ text }) => text),
    (i) => [...path, i, 'text'],
  )
  return options.map((option) => ({
    id: idOf(scope, option.text),
    label: option.text,
    answer: option.correct,
    explanation: option.why,
  }))
}

function toPart(number: number, question: Omit<Question, 'prompt'>, path: Path, context: ShortFormContext) {
  const scope = `${context.problemId}#${number}`
  return {
    uuid: context.idOf(scope, 'question'),
    type: question.choose === 'one' ? 'radio' : 'checkbox',
    options: expandOptions(scope, question, path, context),
  }
}

const choiceSchema = z.strictObject({
  options: z.optional(shortOptionsSchema),
  questions: z.optional(z.array(questionSchema)),
  answer_count: z.optional(z.int()),
  shuffle_options: shuffleSchema,
})

/** One question as `options`; null for several, and for options without a reason. */
function writeOptions({ question }: InterchangeItem) {
  if (question.kind !== 'choice') return null
  const [part, ...others] = question.parts
  if (!part || others.length > 0) return null
  if (part.choices.some(({ explanation }) => explanation === undefined)) return null
  return {
    ...(part.isShuffled ? {} : { shuffle_options: false }),
    ...(part.isSingle || part.count === undefined ? {} : { answer_count: part.count }),
    options: part.choices.map(({ text, isRight, explanation }) => ({
      text,
      ...(isRight ? { correct: true } : {}),
      why: explanation,
    })),
  }
}

/** `options`, or several `questions` with options each. */
export const choiceShortForm = (choose: 'one' | 'all'): ShortForm =>
  defineShortForm(
    choiceSchema,
    ({ options, questions, answer_count, ...rest }, context) => {
      if ((options === undefined) === (questions === undefined))
        throw new ShortFormError([], 'Expected either options or questions.')
      if (questions && answer_count !== undefined)
        throw new ShortFormError(
          ['answer_count'],
          'answer_count goes with options alone: each of several questions has "choose: one" or "choose: all".',
        )
      if (questions)
        return {
          ...rest,
          subProblemItems: questions.map(({ prompt, ...question }, i) => {
            const {
              uuid,
              type,
              options: expanded,
            } = toPart(i, question, ['questions', i, 'options'], context)
            return { uuid, type, prompt, options: expanded }
          }),
        }
      const part = toPart(0, { choose, options: options ?? [] }, ['options'], context)
      const rights = part.options.filter(({ answer }) => answer).length
      if (answer_count !== undefined && answer_count !== rights)
        throw new ShortFormError(
          ['answer_count'],
          `So many options have "correct: true": ${rights}. They are to be chosen, not ${answer_count}.`,
        )
      return { ...rest, subProblemItems: [answer_count === undefined ? part : { ...part, answer_count }] }
    },
    writeOptions,
  )

const openedSchema = z.strictObject({
  options: shortOptionsSchema,
  shuffle_options: shuffleSchema,
})

/** The types whose options are opened before one is chosen. */
export const openedShortForm: ShortForm = defineShortForm(openedSchema, ({ options, ...rest }, context) => ({
  ...rest,
  options: expandOptions(context.problemId, { choose: 'one', options }, ['options'], context),
}))
