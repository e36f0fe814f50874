import { combineParts, defineRules, renameKeys, renameMarkers, shuffle } from '@wordstride/core'
import { verdictOfGap } from './compare'
import { typedBlanksFeedback } from './feedback'
import type { TypedGap } from './gap'
import { toPublicTypedBlanks, typedIn } from './public'
import type { PublicTypedBlanks, TypedBlanksProblem, TypedBlanksResponse } from './schema'

const rightText = (gap: TypedGap): string =>
  gap.kind === 'number' ? String(gap.answer) : (gap.answers[0] as string)

/** No answer is within two letters of more than two of them. */
const OTHER_TEXTS = Array.from({ length: 41 }, (_, i) => 'x'.repeat(3 * i + 1))

const wrongText = (gap: TypedGap): string => {
  const foreseen = gap.errors?.[0]?.typed
  if (foreseen !== undefined) return foreseen
  if (gap.kind === 'number') return String(gap.answer + (gap.tolerance ?? 0) + 1)
  return OTHER_TEXTS.find((text) => verdictOfGap(gap, text) === 'incorrect') as string
}

/** The words that stand in the problem: those of the bank, and what is right in any gap. */
const wordsOf = ({ blanks, word_bank = [] }: TypedBlanksProblem): string[] => [
  ...word_bank,
  ...blanks.flatMap((gap) => (gap.kind === 'text' ? gap.answers : [])),
]

const answersOf = ({ blanks }: TypedBlanksProblem): TypedBlanksResponse => ({
  typed: Object.fromEntries(blanks.map((gap) => [gap.uuid, rightText(gap)])),
})

export const typedBlanksRules = defineRules({
  type: 'typed_blanks',
  version: 1,
  emptyResponse: ({ blanks }: PublicTypedBlanks): TypedBlanksResponse => ({
    typed: Object.fromEntries(blanks.map(({ uuid }) => [uuid, ''])),
  }),
  present: ({ word_bank = [] }, random) => ({ bank: shuffle([...word_bank.keys()], random) }),
  toPublic: toPublicTypedBlanks,
  renameView: (view, rename) => ({
    ...view,
    text: renameMarkers(view.text, rename),
    ...(view.table && {
      table: {
        ...view.table,
        rows: view.table.rows.map((row) => row.map((cell) => renameMarkers(cell, rename))),
      },
    }),
    blanks: view.blanks.map((gap) => ({ ...gap, uuid: rename(gap.uuid) })),
  }),
  renameResponse: ({ typed }, rename) => ({ typed: renameKeys(typed, rename, (text) => text) }),
  grade(problem, response) {
    const words = wordsOf(problem)
    const parts = problem.blanks.map((gap) => ({
      subProblemId: gap.uuid,
      verdict: verdictOfGap(gap, typedIn(response, gap.uuid), words),
    }))
    return { verdict: combineParts(parts), parts }
  },
  correctResponse: answersOf,
  /** Right everywhere but in one gap. */
  wrongResponse(problem, random) {
    const gap = problem.blanks[Math.floor(random() * problem.blanks.length)] as TypedGap
    return { typed: { ...answersOf(problem).typed, [gap.uuid]: wrongText(gap) } }
  },
  feedback: typedBlanksFeedback,
  describeResponse: ({ blanks }, response) =>
    blanks.map(({ uuid }) => typedIn(response, uuid).trim() || '–').join(', '),
  guessChance: ({ blanks, word_bank = [] }) =>
    word_bank.length === 0 ? 0 : blanks.reduce((chance) => chance / word_bank.length, 1),
  leastHandMs: 800,
  accessibility: {
    roles: ['textbox', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next gap, or to the next word of the bank' },
      {
        keys: ['Enter'],
        does: 'writes the word of the bank that is in focus into the gap that was left, or into the next empty one',
      },
    ],
    announcements: [
      'Blank {position} of {count}',
      'Blank {position} of {count}, {word}',
      'Blank {position}, correct',
      'Blank {position}, not correct',
    ],
  },
})
