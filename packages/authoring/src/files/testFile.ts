import { hintItemSchema } from '@wordstride/core'
import { repeatsAmong } from '@wordstride/core/authoring'
import * as z from 'zod/mini'
import { chosenBy } from './chosenBy'
import { authoredProblemSchema, passageSchema, readTextSchema } from './skillFile'
import { isUnfinished, unfinishedSchema } from './unfinished'

const wrongSchema = z.strictObject({ text: readTextSchema, why: z.string().check(z.minLength(5)) })

/** The usual question of a test: one right answer, three wrong ones and a reason. */
const questionShape = z.strictObject({
  id: z.string(),
  /** What is tested, in small letters; a test takes questions of different topics. */
  topic: z.string().check(z.regex(/^[a-z][a-z-]*$/, 'Small letters and hyphens only.')),
  prompt: z.string().check(z.minLength(3)),
  answer: z.string().check(z.minLength(1)),
  /** Where a wrong answer is written without a reason, the reason of the right one explains it. */
  wrong: z.array(z.union([readTextSchema, wrongSchema])).check(z.minLength(2), z.maxLength(4)),
  why: z.string().check(z.minLength(5)),
})

export type UsualQuestion = z.infer<typeof questionShape>

/** Two answers that read alike cannot be told apart. */
function refuseEqualAnswers({
  value,
  issues,
}: z.core.ParsePayload<Pick<UsualQuestion, 'answer' | 'wrong'>>): void {
  const texts = [value.answer, ...value.wrong.map((each) => (typeof each === 'string' ? each : each.text))]
  for (const { index, message } of repeatsAmong(texts))
    if (texts[index] !== '')
      issues.push({ code: 'custom', path: ['wrong', index - 1], message, input: value })
}

/** Tests have no hints. */
export const withoutHints = { hints: z._default(z.array(z.union([readTextSchema, hintItemSchema])), []) }

const idIn = (section: 'LS' | 'RC') =>
  z
    .string()
    .check(z.regex(new RegExp(`^${section}\\d{1,3}$`), `Expected an id such as ${section}1 in this list.`))

/** The usual question, and any other type in its usual form. */
const schemasOf = (section: 'LS' | 'RC') => {
  const id = idIn(section)
  return {
    question: z.extend(questionShape, { id }).check(refuseEqualAnswers),
    otherType: z.extend(authoredProblemSchema, { id, topic: questionShape.shape.topic, ...withoutHints }),
  }
}
const schemas = { LS: schemasOf('LS'), RC: schemasOf('RC') }

const ofGenerator = {
  name: z.string(),
  /** Whose material or rules it has; the grade of the test where it is not said. */
  grade: z.optional(z.int().check(z.minimum(0), z.maximum(12))),
}

/** A problem that is made at build: one that no lesson takes from the generator's list, or of material that stands here. */
const generatedSchema = z.strictObject({
  id: idIn('LS'),
  topic: questionShape.shape.topic,
  generate: z.union([
    z.strictObject({ ...ofGenerator, share: z.enum(['learning', 'proof']), place: z.int() }),
    z.strictObject({ ...ofGenerator, type: z.string(), sentences: z.string() }),
    z.strictObject({ ...ofGenerator, type: z.string(), examples: z.record(z.string(), z.string()) }),
  ]),
})

export type GeneratedProblem = z.infer<typeof generatedSchema>

export type TestProblem = UsualQuestion | z.infer<typeof schemas.LS.otherType>

/** It belongs to no topic as long as it is left out. */
const unfinishedTestSchema = z.pipe(
  unfinishedSchema,
  z.transform((written) => ({ ...written, topic: '' })),
)

const formIn =
  (section: 'LS' | 'RC') =>
  (written: { status?: unknown }): z.ZodMiniType<TestProblem> => {
    if (isUnfinished(written)) return unfinishedTestSchema
    return 'type' in written ? schemas[section].otherType : schemas[section].question
  }

const isGenerated = (written: { status?: unknown }): boolean =>
  !isUnfinished(written) && 'generate' in written && !('type' in written)

const languageSchema = chosenBy<TestProblem | GeneratedProblem>((written) =>
  isGenerated(written) ? generatedSchema : formIn('LS')(written),
)

/** A problem by itself: its place says the topic, and it brings its passage. */
const byItself = { topic: z.optional(questionShape.shape.topic), passage: z.optional(passageSchema) }
export const draftQuestionSchema = z
  .extend(questionShape, { id: z.string(), ...byItself })
  .check(refuseEqualAnswers)
export const draftTestProblemSchema = z.extend(authoredProblemSchema, { ...withoutHints, ...byItself })

/** The problems of diagnostic tests at a grade (SR-30); those about words are made from the word list. */
export const testFileSchema = z.strictObject({
  language: z.array(languageSchema),
  reading: z.array(z.strictObject({ passage: passageSchema, problems: z.array(chosenBy(formIn('RC'))) })),
})
