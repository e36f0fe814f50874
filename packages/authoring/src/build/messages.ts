import { isRecord } from '@wordstride/core'
import * as z from 'zod/mini'
import type { ProblemFault } from './contentError'
import { didYouMean } from './nearestName'

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'fields',
  record: 'a map ({ word: "…" })',
  null: 'nothing',
}

const kindNamed = (name: string): string => KINDS[name] ?? name
const kindOf = (input: unknown): string =>
  kindNamed(input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input)

/** Why YAML may have read something else than the text that was meant. */
function textAdvice(input: unknown): string {
  if (typeof input === 'boolean' || typeof input === 'number') return ' Double quotes make it a text.'
  return isRecord(input) ? ' A text with a colon needs double quotes.' : ''
}

function wanted(kinds: readonly string[], input: unknown): string {
  const expected = [...new Set(kinds.map(kindNamed))].join(' or ')
  if (input === undefined) return `This field is missing (expected ${expected}).`
  const listAdvice = kinds.includes('array') && typeof input === 'string' ? ' A list: ["…", "…"].' : ''
  const advice = kinds.includes('string') ? textAdvice(input) : listAdvice
  return `Expected ${expected}, got ${typeof input === 'string' ? `"${input}"` : kindOf(input)}.${advice}`
}

function kindsWanted(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(kindsWanted)
  return schema instanceof z.core.$ZodPipe ? kindsWanted(schema._zod.def.in) : [schema._zod.def.type]
}

const shapeOf = (schema: unknown): string[] =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []

const unknownField = (name: string, known: readonly string[]): string =>
  `There is no field "${name}" here.${didYouMean(name, known)}`

const MANY_CHARACTERS = 80
const short = (text: string): string =>
  text.length > MANY_CHARACTERS ? `${text.slice(0, MANY_CHARACTERS)}…` : text

const inEnglish = z.locales.en().localeError

/** The small zod says only 'Invalid input'; the large one speaks to programmers. */
const inWordsOfAuthors: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return short(wanted([issue.expected], issue.input))
    case 'invalid_union':
      return short(wanted(issue.inst instanceof z.core.$ZodUnion ? kindsWanted(issue.inst) : [], issue.input))
    case 'invalid_value':
      return issue.input === undefined || issue.values.length > 1
        ? wanted(
            issue.values.map((value) => `"${String(value)}"`),
            issue.input,
          )
        : `Only "${String(issue.values[0])}" can stand here.`
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(key, shapeOf(issue.inst))).join(' ')
    case 'too_small':
      if (issue.origin === 'number')
        return `Expected ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`
      if (issue.origin === 'array') return `Expected ${issue.minimum} or more entries.`
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'The text is empty.' : `Expected ${issue.minimum} or more characters.`
      break
    case 'too_big':
      if (issue.origin === 'number') return `Expected at most ${issue.maximum}.`
  }
  return inEnglish(issue)
}

let isConfigured = false

/** Of the builder, the command line and the drafts. */
export function setReadableMessages(): void {
  if (isConfigured) return
  z.config({ localeError: inWordsOfAuthors })
  isConfigured = true
}

const plainPath = (path: readonly PropertyKey[]): ProblemFault['path'] =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** Whether a form of several was likely meant: only its parts are wrong. */
const isOfKind = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every(({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_union'))

/** What does not fit a schema. `shared` are fields beside it, which may be misspelled too. */
export const formFaults = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  shared: readonly string[] = [],
): ProblemFault[] =>
  issues.flatMap((issue) => {
    const path = plainPath(issue.path)
    if (issue.code === 'invalid_union') {
      const [likely, ...others] = issue.errors.filter(isOfKind)
      if (likely && others.length === 0)
        return formFaults({ issues: likely }).map((fault) => ({ ...fault, path: [...path, ...fault.path] }))
    }
    if (issue.code !== 'unrecognized_keys') return { path, message: issue.message }
    const [name = ''] = issue.keys
    const isShared = path.length === 0 && didYouMean(name, shared) !== ''
    return { path: [...path, name], message: isShared ? unknownField(name, shared) : issue.message }
  })
