import { replaceMarkers } from '@wordstride/core'
import {
  blankLabels,
  compareWhy,
  defineShortForm,
  expandBlank,
  type InterchangeItem,
  type ItemChoice,
  type ItemGap,
  refuseLooseBraces,
  ShortFormError,
  shortTextSchema,
  shuffleSchema,
  whySchema,
} from '@wordstride/core/authoring'
import * as z from 'zod/mini'

const schema = z.strictObject({
  /** 'We {*walked|walk} home.': words of a blank in braces. */
  text: shortTextSchema,
  why: whySchema,
  shuffle_options: shuffleSchema,
})

const MEANINGFUL = /[{}|*]/

const writeGap = ({ choices }: ItemGap): string =>
  `{${choices.map(({ text, isRight }) => `${isRight ? '*' : ''}${text}`).join('|')}}`

/** Null where a text has two explanations: the form knows one of each. */
function writeWhy(choices: readonly ItemChoice[]): Record<string, string> | null {
  const why = new Map<string, string>()
  for (const { text, explanation } of choices) {
    if (explanation === undefined || (why.get(text) ?? explanation) !== explanation) return null
    why.set(text, explanation)
  }
  return Object.fromEntries(why)
}

/** Null where a word holds a character that means something here or has no reason, and where gaps differ in their rules. */
function write({ question }: InterchangeItem) {
  if (question.kind !== 'gapChoice') return null
  const choices = question.gaps.flatMap((gap) => gap.choices)
  if (/[{}]/.test(question.text) || choices.some(({ text }) => MEANINGFUL.test(text))) return null
  const why = writeWhy(choices)
  if (why === null) return null
  const shuffled = new Set(question.gaps.map(({ isShuffled }) => isShuffled))
  if (shuffled.size > 1) return null
  const gaps = new Map(question.gaps.map((gap) => [gap.id, writeGap(gap)]))
  return {
    ...(shuffled.has(false) ? { shuffle_options: false } : {}),
    text: replaceMarkers(question.text, (id) => gaps.get(id) ?? `[[${id}]]`),
    why,
  }
}

export const fillInTheBlankShortForm = defineShortForm(
  schema,
  ({ text, why, shuffle_options }, context) => {
    const blanks: ReturnType<typeof expandBlank>[] = []
    const marked = text.replace(/\{([^{}]+)\}/g, (_, words: string) => {
      const blank = expandBlank(words, blanks.length, { why, shuffle_options }, ['text'], context)
      blanks.push(blank)
      return `[[${blank.uuid}]]`
    })
    refuseLooseBraces(marked, ['text'])
    if (blanks.length === 0)
      throw new ShortFormError(['text'], 'No blank stands in the text: {*right|wrong|wrong}.')
    compareWhy(why, blankLabels(blanks), context)
    return { text: marked, blanks }
  },
  write,
)
