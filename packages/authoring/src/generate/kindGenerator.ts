import type { Judge } from './check/judge'
import type { Generator, OfMaterial } from './generator'
import { type Kind, type KindTexts, kindFrames } from './kinds'
import { capital } from './options'

/** How a topic is asked for, from the names of what is told apart. */
interface KindQuestions {
  /** One example, such as *sentence*, and several of them. */
  example: string
  examples: string
  /** What is told of it, such as *appeal*. */
  kind: string
  /** Asks for the kind of one example. */
  name: string
  /** What an example of a kind is or does, such as *makes use of*. */
  does?: string
  doAll?: string
  /** Whether the names take *a* or *an*, or which of them do. */
  hasArticle?: boolean | readonly string[]
  /** Whether the names are verbs, such as *retells*: then nothing stands before them. */
  areVerbs?: boolean
  /** What a table asks for, where it is not the kind of the whole example. */
  table?: string
  /** What pairs ask for, where their names do not speak for themselves. */
  match?: string
  hints: [string, string]
}

const takesArticle = (kind: string, hasArticle: boolean | readonly string[]): boolean =>
  typeof hasArticle === 'boolean' ? hasArticle : hasArticle.includes(kind)

const withArticle = (kind: string): string => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} **${kind}**`

/** A kind that is a sentence of its own, such as an idea, stands behind the question and keeps its period. */
const isSentence = (kind: string): boolean => kind.endsWith('.')

const textsOf = ({
  example,
  examples,
  kind,
  name,
  does = 'shows',
  doAll = 'show',
  hasArticle = false,
  areVerbs = false,
  table = `Choose the ${kind} for each ${example}.`,
  match = `Match each ${kind} with the right ${example}.`,
  hints,
}: KindQuestions): KindTexts => ({
  name,
  which: (asked) => {
    if (areVerbs) return `Which ${example} **${asked}**?`
    const asks = `Which ${example} ${does}`
    if (isSentence(asked)) return `${asks.replace(/:$/, '')}? **${asked}**`
    return `${asks} ${takesArticle(asked, hasArticle) ? withArticle(asked) : `**${asked}**`}?`
  },
  all: (asked) => {
    if (areVerbs) return `Choose every ${example} that **${asked}**.`
    // Several lines are no *examples of a pun*.
    if (takesArticle(asked, hasArticle)) return `Choose every ${example} that ${does} ${withArticle(asked)}.`
    return `Choose **all** the ${examples} that ${doAll} **${asked}**${isSentence(asked) ? '' : '.'}`
  },
  table,
  columns: [capital(example), capital(kind)],
  sort: `Put each ${example} where it belongs.`,
  match,
  hints,
})

const linesOf = (text: string): number => text.split('\n').filter(Boolean).length

/** Those that have most examples stand first: a problem sorts and asks for them, and names those that have none. */
function framesOfExamples(
  kinds: readonly Kind[],
  examples: Readonly<Record<string, string>>,
  texts: KindTexts,
): OfMaterial[] | null {
  if (Object.keys(examples).some((name) => kinds.every((kind) => kind.name !== name))) return null
  const withExamples = kinds
    .map((kind) => ({ ...kind, examples: examples[kind.name]?.trim() ?? '' }))
    .sort((a, b) => linesOf(b.examples) - linesOf(a.examples))
  return kindFrames(withExamples, texts).flatMap((frame) => {
    const number = frame
      .numbers('whole')
      .filter((one) => one % kinds.length === 0)
      .at(-1)
    return number === undefined ? [] : [{ frame, number }]
  })
}

interface KindTopic extends KindQuestions {
  summary: string
  /** Kinds by grade. */
  kinds: Readonly<Record<number, readonly Kind[]>>
  judge: Judge
}

/** A topic in which kinds of examples are told apart. */
export const kindGenerator = ({ summary, kinds, judge, ...questions }: KindTopic): Generator => ({
  summary,
  grades: Object.keys(kinds).map(Number),
  frames: (grade) => kindFrames(kinds[grade] ?? [], textsOf(questions)),
  ofMaterial: (grade, material) =>
    'examples' in material
      ? framesOfExamples(kinds[grade] ?? [], material.examples, textsOf(questions))
      : null,
  judge,
})
