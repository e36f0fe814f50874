import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AuthoredProblem } from './skillFile'

/** Opaque and stable: an id tells neither the key nor the position. */
const idOf = (problemId: string, text: string): string =>
  createHash('sha256').update(`${problemId}\n${text}`).digest('hex').slice(0, 10)

const optionSchema = z.strictObject({
  text: z.union([z.string(), z.number()]),
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

function toPart(
  problemId: string,
  number: number,
  question: z.infer<typeof questionSchema>,
  isOnlyQuestion: boolean,
) {
  const part = `${problemId}#${number}`
  return {
    uuid: idOf(part, 'question'),
    type: question.choose === 'one' ? 'radio' : 'checkbox',
    ...(isOnlyQuestion ? {} : { prompt: question.prompt }),
    options: question.options.map((option) => ({
      id: idOf(part, String(option.text)),
      label: String(option.text),
      answer: option.correct,
      explanation: option.why,
    })),
  }
}

/** Turns an author's short form into the body of the plugin's problem. Throws a ZodError on a wrong form. */
type Expand = (authored: AuthoredProblem, problemId: string) => Record<string, unknown>

const choiceSchema = z.strictObject({
  options: z.optional(optionsSchema),
  questions: z.optional(z.array(questionSchema)),
  answer_count: z.optional(z.int()),
})

const expandChoice =
  (choose: 'one' | 'all'): Expand =>
  ({ id: _id, type: _type, prompt, hints: _hints, level: _level, ...rest }, problemId) => {
    const { options, questions, answer_count } = choiceSchema.parse(rest)
    if (questions)
      return { subProblemItems: questions.map((question, i) => toPart(problemId, i, question, false)) }
    const part = toPart(problemId, 0, { prompt: prompt ?? '', choose, options: options ?? [] }, true)
    return { subProblemItems: [answer_count === undefined ? part : { ...part, answer_count }] }
  }

const blankTextSchema = z.strictObject({
  /** 'We {*walked|walk} home.': words of a blank in braces, the right one with an asterisk. */
  text: z.string(),
  why: z.record(z.string(), z.string()),
})

const expandBlanks: Expand = (
  { id: _id, type: _type, prompt: _prompt, hints: _hints, level: _level, ...rest },
  problemId,
) => {
  const { text, why } = blankTextSchema.parse(rest)
  const blanks: object[] = []
  const marked = text.replace(/\{([^{}]+)\}/g, (_, words: string) => {
    const uuid = idOf(problemId, `blank ${blanks.length}`)
    const options = words
      .split('|')
      .map((word) => ({ isAnswer: word.startsWith('*'), label: word.replace(/^\*/, '') }))
    blanks.push({
      uuid,
      options: options.map(({ label }) => ({
        id: idOf(uuid, label),
        label,
        ...(why[label] === undefined ? {} : { explanation: why[label] }),
      })),
      answer: idOf(uuid, options.find((option) => option.isAnswer)?.label ?? ''),
    })
    return `[[${uuid}]]`
  })
  return { text: marked, blanks }
}

const spellingSchema = z.strictObject({
  word: z.string(),
  definition: z.string(),
  sample_sentence: z.string(),
  explanation: z.string(),
})

const expandSpelling: Expand = ({
  id: _id,
  type: _type,
  prompt: _prompt,
  hints: _hints,
  level: _level,
  ...rest
}) => {
  const { word, ...body } = spellingSchema.parse(rest)
  return { ...body, answer: word, sound: word }
}

/** Short forms by `problem_type`; a type without one is written in its full form under `body`. */
export const shortForms: Readonly<Record<string, Expand>> = {
  selection: expandChoice('one'),
  multi_selection: expandChoice('all'),
  fill_in_the_blank: expandBlanks,
  vocabulary_spelling: expandSpelling,
}

export const expandFullForm: Expand = ({ body }) => z.record(z.string(), z.unknown()).parse(body)
