import * as z from 'zod/mini'
import { entryOf } from '../../index'
import type { InterchangeItem } from '../interchange/interchangeItem'

/** What an author's short form is expanded with; ids and files are the builder's. */
export interface ShortFormContext {
  problemId: string
  /** Opaque and stable: an id tells neither the key nor the position. */
  idOf(scope: string, text: string): string
  /** The address of a picture by its name, such as `dog`. */
  pictureUrl(name: string): string
  /** The address of a recording that does not tell its text; null while it has not been made. */
  recordingUrl(text: string): string | null
  /** Notes what is not wrong but should be looked at. */
  warn(message: string): void
}

type Fields = Record<string, unknown>

export interface ShortForm {
  /**
   * Turns what an author wrote (the fields that all types share are taken off) into the body of the plugin's
   * problem. Throws a ZodError on a wrong form and a ShortFormError on one that makes no sense.
   */
  expand(written: Fields, context: ShortFormContext): Fields
  /** A question of another system in this form; null where the form cannot say it. */
  write?(item: InterchangeItem): Fields | null
}

export function defineShortForm<T>(
  schema: z.ZodMiniType<T>,
  expand: (written: T, context: ShortFormContext) => Fields,
  write?: ShortForm['write'],
): ShortForm {
  return {
    expand: (written, context) => expand(schema.parse(written), context),
    ...(write ? { write } : {}),
  }
}

export class ShortFormError extends Error {
  override readonly name = 'ShortFormError'
  /** Where in the problem, such as ['items', 2]. */
  readonly path: readonly (string | number)[]

  constructor(path: readonly (string | number)[], message: string) {
    super(message)
    this.path = path
  }
}

/** The later ones of texts that read alike. */
export const repeatsAmong = (texts: readonly string[]): { index: number; message: string }[] =>
  texts.flatMap((text, index) =>
    texts.indexOf(text) === index ? [] : [{ index, message: `"${text}" stands there twice.` }],
  )

/** Two that read alike cannot be told apart; `pathOf` says where each stands. */
export function refuseEqual(
  texts: readonly string[],
  pathOf: (index: number) => readonly (string | number)[],
): void {
  const [first] = repeatsAmong(texts)
  if (first) throw new ShortFormError(pathOf(first.index), first.message)
}

/** A text as authors write it; YAML reads an unquoted 7 as a number. */
export const shortTextSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((text) => String(text)),
)

/** Options stand in another order for each learner, unless the author says that their order has a meaning. */
export const shuffleSchema = z._default(z.boolean(), true)

/** Explanations by the word, phrase or card they explain. */
export const whySchema = z.record(z.string(), z.string().check(z.minLength(2)))
export type Why = z.infer<typeof whySchema>

export const explanationOf = (why: Why | undefined, text: string): { explanation?: string } => {
  const explanation = why && entryOf(why, text)
  return explanation === undefined ? {} : { explanation }
}

/** Warns of words without explanation and of explanations without word (mostly slips of the pen). */
export function compareWhy(why: Why, texts: readonly string[], { warn }: ShortFormContext): void {
  const explained = new Set(Object.keys(why))
  const known = new Set(texts)
  for (const text of known) if (!explained.has(text)) warn(`why: "${text}" has no explanation.`)
  for (const text of explained) if (!known.has(text)) warn(`why: "${text}" is not one of the choices.`)
}
