import { entryOf, toPublicEnvelope } from '@wordstride/core'
import type {
  PublicTypedBlanks,
  TypedBlanksPresentation,
  TypedBlanksProblem,
  TypedBlanksResponse,
} from './schema'

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

/** What stands in a gap. */
export const typedIn = ({ typed }: TypedBlanksResponse, uuid: string): string => entryOf(typed, uuid) ?? ''
