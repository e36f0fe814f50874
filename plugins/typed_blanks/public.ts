import { toPublicEnvelope } from '@wordstride/core'
import type { PublicTypedBlanks, TypedBlanksPresentation, TypedBlanksProblem } from './schema'

/** Answers, mistakes and explanations are not listed: they stay at home. */
export function toPublicTypedBlanks(
  problem: TypedBlanksProblem,
  { bank }: TypedBlanksPresentation,
): PublicTypedBlanks {
  const { text = '', table, blanks, word_bank = [] } = problem
  return {
    ...toPublicEnvelope(problem),
    text,
    ...(table && { table: { columns: table.columns, rows: table.rows } }),
    blanks: blanks.map(({ uuid, kind, width = 'medium' }) => ({ uuid, kind, width })),
    wordBank: bank.flatMap((place) => word_bank[place] ?? []),
  }
}
