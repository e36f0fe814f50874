import { type Interchange, type ItemTypedGap, pickFields, type Respond } from '@wordstride/core/authoring'
import type { TypedGap } from './gap'
import type { TypedBlanksProblem } from './schema'

const OWN = ['ignore_punctuation', 'slips', 'errors', 'explanation', 'width'] as const

const giveGap = (gap: TypedGap): ItemTypedGap => ({
  id: gap.uuid,
  own: pickFields(gap, OWN),
  ...(gap.kind === 'number'
    ? { kind: 'number', answer: gap.answer, tolerance: gap.tolerance ?? 0 }
    : { kind: 'text', answers: gap.answers, ignoresCase: gap.ignore_case ?? false }),
})

const takeGap = (gap: ItemTypedGap) => ({
  ...pickFields(gap.own ?? {}, OWN),
  uuid: gap.id,
  kind: gap.kind,
  ...(gap.kind === 'number'
    ? { answer: gap.answer, ...(gap.tolerance > 0 ? { tolerance: gap.tolerance } : {}) }
    : { answers: gap.answers, ...(gap.ignoresCase ? { ignore_case: true } : {}) }),
})

function lenientOf({ blanks }: TypedBlanksProblem): string[] {
  const words = blanks.flatMap((gap) => (gap.kind === 'text' ? [gap] : []))
  return [
    ...(words.some(({ slips }) => slips) ? ['that slips are passed over'] : []),
    ...(words.some(({ ignore_punctuation }) => ignore_punctuation)
      ? ['that punctuation does not count']
      : []),
  ]
}

function lostOf({ blanks, word_bank }: TypedBlanksProblem): string[] {
  return [
    ...(word_bank ? ['the word bank'] : []),
    ...(blanks.some(({ errors }) => errors) ? ['what is said to foreseen mistakes'] : []),
    ...(blanks.some(({ explanation }) => explanation) ? ['explanations of single gaps'] : []),
  ]
}

const respond: Respond = (answer) =>
  answer.kind === 'typed' ? { typed: Object.fromEntries(answer.typed) } : null

/** Gaps that are typed in a text or a table. */
export const typedBlanksInterchange: Interchange<TypedBlanksProblem> = {
  preference: 1,
  give: (problem) => ({
    question: {
      kind: 'gapTyping',
      text: problem.text ?? '',
      table: problem.table,
      gaps: problem.blanks.map(giveGap),
      own: pickFields(problem, ['word_bank']),
    },
    lost: lostOf(problem),
    lenient: lenientOf(problem),
  }),
  take({ question, solution }) {
    if (question.kind !== 'gapTyping') return null
    const { text, table, gaps, own = {} } = question
    const [first, ...others] = gaps.map(takeGap)
    return {
      respond,
      body: {
        ...(text === '' ? {} : { text }),
        ...(table ? { table } : {}),
        blanks: [solution === undefined ? first : { explanation: solution, ...first }, ...others],
        ...pickFields(own, ['word_bank']),
      },
    }
  },
}
