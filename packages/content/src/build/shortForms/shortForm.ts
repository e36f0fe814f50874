import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** What an author's short form is expanded with. */
export interface ShortFormContext {
  problemId: string
  prompt: string
  /** Notes what is not wrong but should be looked at. */
  warn(message: string): void
}

/**
 * Turns an author's short form (the fields that all types share are taken off) into the body of the plugin's
 * problem. Throws a ZodError on a wrong form and a ShortFormError on one that makes no sense.
 */
export type Expand = (body: Record<string, unknown>, context: ShortFormContext) => Record<string, unknown>

export class ShortFormError extends Error {
  override readonly name = 'ShortFormError'
  /** Where in the problem, such as ['items', 2]. */
  readonly path: readonly (string | number)[]

  constructor(path: readonly (string | number)[], message: string) {
    super(message)
    this.path = path
  }
}

/** Opaque and stable: an id tells neither the key nor the position. */
export const idOf = (scope: string, text: string): string =>
  createHash('sha256').update(`${scope}\n${text}`).digest('hex').slice(0, 10)

/** A text as authors write it; YAML reads an unquoted 7 as a number. */
export const textSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((text) => String(text)),
)

/** Explanations by the word, phrase or card they explain. */
export const whySchema = z.record(z.string(), z.string().check(z.minLength(2)))
type Why = z.infer<typeof whySchema>

export const explanationOf = (why: Why | undefined, text: string): { explanation?: string } => {
  const explanation = why && Object.hasOwn(why, text) ? why[text] : undefined
  return explanation === undefined ? {} : { explanation }
}

/** Warns of words without explanation and of explanations without word (mostly slips of the pen). */
export function compareWhy(why: Why, texts: readonly string[], { warn }: ShortFormContext): void {
  const explained = new Set(Object.keys(why))
  const known = new Set(texts)
  for (const text of known) if (!explained.has(text)) warn(`why: "${text}" has no explanation.`)
  for (const text of explained) if (!known.has(text)) warn(`why: "${text}" is not one of the choices.`)
}
