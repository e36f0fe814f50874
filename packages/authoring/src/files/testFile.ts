import * as z from 'zod/mini'
import { authoredProblemSchema, passageSchema } from './skillFile'

const idSchema = z.string().check(z.regex(/^(LS|RC)\d{1,3}$/, 'Expected an id such as LS1 or RC1.'))

const wrongSchema = z.strictObject({ text: z.string(), why: z.string().check(z.minLength(5)) })

/** The usual question of a test: one right answer, three wrong ones and a reason. */
const questionSchema = z.strictObject({
  id: idSchema,
  /** What is tested, in small letters; a test takes questions of different topics. */
  topic: z.string().check(z.regex(/^[a-z][a-z-]*$/, 'Small letters and hyphens only.')),
  prompt: z.string().check(z.minLength(3)),
  answer: z.string().check(z.minLength(1)),
  /** Where a wrong answer is written without a reason, the reason of the right one explains it. */
  wrong: z.array(z.union([z.string(), wrongSchema])).check(z.minLength(2), z.maxLength(4)),
  why: z.string().check(z.minLength(5)),
})

/** Any other type in its usual form; tests have no hints. */
const otherTypeSchema = z.extend(authoredProblemSchema, {
  id: idSchema,
  topic: questionSchema.shape.topic,
  hints: z._default(authoredProblemSchema.shape.hints, []),
})

const testProblemsSchema = z.array(z.union([questionSchema, otherTypeSchema]))
export type TestProblem = z.infer<typeof testProblemsSchema>[number]

/** The problems of diagnostic tests at a grade (SR-30); those about words are made from the word list. */
export const testFileSchema = z.strictObject({
  language: testProblemsSchema,
  reading: z.array(z.strictObject({ passage: passageSchema, problems: testProblemsSchema })),
})
