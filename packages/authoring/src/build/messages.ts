import { isRecord } from '@wordstride/core'
import * as z from 'zod/mini'
import type { ProblemFault } from './contentError'
import { didYouMean } from './nearestName'
import { keyFaults, keyMessages } from './unknownKeys'

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

const MANY_CHARACTERS = 80
/** In one line: a line break stands between messages alone. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MANY_CHARACTERS ? `${line.slice(0, MANY_CHARACTERS)}…` : line
}
export const quoted = (text: string): string => `"${short(text)}"`

const kindNamed = (name: string): string => KINDS[name] ?? name
const fieldsNamed = (names: readonly string[]): string =>
  names.length === 0 ? 'fields' : `fields (${short(names.join(', '))})`

function kindOf(input: unknown): string {
  if (isRecord(input)) return fieldsNamed(Object.keys(input))
  return kindNamed(input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input)
}

const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** Why YAML may have read something else than the text that was meant. */
function textAdvice(input: unknown): string {
  if (typeof input === 'boolean' || typeof input === 'number') return ' Double quotes make it a text.'
  return isRecord(input) ? ' A text with a colon needs double quotes.' : ''
}

function listAdvice(input: unknown): string {
  if (isRecord(input)) return ' Each entry of a list begins with "- ".'
  return typeof input === 'string' ? ' A list stands in brackets: […, …].' : ''
}

const numberAdvice = (kinds: readonly string[], input: unknown): string =>
  kinds.includes('number') && typeof input === 'string' && /^\d+(\.\d+)?$/.test(input)
    ? ' Leave the quotation marks out.'
    : ''

const missing = (expected: string): string => `This field is missing (expected ${expected}).`

function wanted(kinds: readonly string[], input: unknown): string {
  const expected = oneOf([...new Set(kinds.map(kindNamed))])
  if (input === undefined) return missing(expected)
  const advice = kinds.includes('string')
    ? textAdvice(input)
    : kinds.includes('array')
      ? listAdvice(input)
      : numberAdvice(kinds, input)
  const isFraction = kinds.includes('int') && typeof input === 'number'
  const got = typeof input === 'string' ? quoted(input) : isFraction ? String(input) : kindOf(input)
  return `Expected ${expected}, got ${got}.${advice}`
}

/** One name of a few stands here. */
function nameWanted(names: readonly string[], input: unknown): string {
  const expected = oneOf(names.map(quoted))
  if (input === undefined) return missing(expected)
  if (typeof input !== 'string') return `Expected ${expected}, got ${kindOf(input)}.`
  return `Expected ${expected}, got ${quoted(input)}.${didYouMean(input, names)}`
}

/** Fields with the names of those that must be there. */
function fieldsOf({ _zod: { def } }: z.core.$ZodObject): string {
  const names = Object.keys(def.shape)
  const isNeeded = (name: string) => !['optional', 'default'].includes(def.shape[name]?._zod.def.type ?? '')
  return fieldsNamed(names.filter(isNeeded))
}

function kindsWanted(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(kindsWanted)
  if (schema instanceof z.core.$ZodObject) return [fieldsOf(schema)]
  return schema instanceof z.core.$ZodPipe ? kindsWanted(schema._zod.def.in) : [schema._zod.def.type]
}

type Fields = Readonly<Record<string, unknown>>

const shapeOf = (schema: unknown): string[] =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []

const unknownField = (name: string, known: readonly string[]): string =>
  `There is no field ${quoted(name)} here.${didYouMean(name, known)}`

const inEnglish = z.locales.en().localeError

const sizeOf = (input: unknown): number => (input as ArrayLike<unknown>).length

function tooSmall({ origin, minimum, inclusive, input }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'number') return `Expected ${inclusive ? 'at least' : 'more than'} ${minimum}, got ${input}.`
  if (origin === 'array') return `Expected ${minimum} or more entries, got ${sizeOf(input)}.`
  if (origin !== 'string') return null
  return String(input).trim() === ''
    ? 'The text is empty.'
    : `Expected ${minimum} or more characters, got ${quoted(String(input))}.`
}

function tooBig({ origin, maximum, input }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'number') return `Expected at most ${maximum}, got ${input}.`
  if (origin === 'array') return `Expected at most ${maximum} entries, got ${sizeOf(input)}.`
  return origin === 'string' ? `Expected at most ${maximum} characters, got ${sizeOf(input)}.` : null
}

/** The small zod says only 'Invalid input'; the large one speaks to programmers. */
const inWordsOfAuthors: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return wanted(
        issue.inst instanceof z.core.$ZodObject ? [fieldsOf(issue.inst)] : [issue.expected],
        issue.input,
      )
    case 'invalid_union':
      return issue.discriminator === undefined
        ? wanted(issue.inst instanceof z.core.$ZodUnion ? kindsWanted(issue.inst) : [], issue.input)
        : nameWanted(
            (issue.options as readonly unknown[]).map(String),
            (issue.input as Fields)[issue.discriminator],
          )
    case 'invalid_value':
      return issue.input === undefined || issue.values.length > 1
        ? nameWanted(issue.values.map(String), issue.input)
        : `Only ${quoted(String(issue.values[0]))} can stand here.`
    case 'unrecognized_keys':
      return keyMessages(issue.keys, (key) => unknownField(key, shapeOf(issue.inst))).join('\n')
    case 'too_small':
      return tooSmall(issue) ?? inEnglish(issue)
    case 'too_big':
      return tooBig(issue) ?? inEnglish(issue)
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
    const messages = issue.message.split('\n')
    return keyFaults(path, issue.keys, (name, i) => {
      const isShared = path.length === 0 && didYouMean(name, shared) !== ''
      return isShared ? unknownField(name, shared) : (messages[i] ?? '')
    })
  })
