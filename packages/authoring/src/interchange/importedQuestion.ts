import { hash } from 'node:crypto'
import type { AuthoredProblem } from '../files/skillFile'
import { NotTaken } from './notTaken'

/** What a question of another system became, or why it became nothing. */
export type ImportOutcome =
  | { isTaken: true; exercise: AuthoredProblem; notes: readonly string[] }
  /** `isBroken`: nothing at all could be read. */
  | { isTaken: false; reason: string; line: number | null; isBroken?: boolean }

/** A question as it stands in a file. */
export interface ImportedQuestion {
  /** Its place in the source: what is taken beside it does not change it. */
  number: number
  file: string
  /** Counted from 1; null where the file is the question. */
  line: number | null
  /** As its source calls it. */
  identifier: string | null
  title: string
  /** The skill that its source names. */
  skillId?: string | undefined
  /** The same when the question is imported again, be it with other answers. */
  sourceId: string
  outcome: ImportOutcome
}

/** A file from which nothing is read: told as the one question that it is. */
export const refusedFile = (file: string, line: number | null, reason: string): ImportedQuestion => ({
  ...{ number: 1, file, line, identifier: null, title: file, sourceId: file },
  outcome: { isTaken: false, reason, line, isBroken: true },
})

/** Makes ids of what tells a question from others; of the same twice in a file, the second gets an id of its own. */
export function sourceIds(format: string): (...key: readonly string[]) => string {
  const counts = new Map<string, number>()
  return (...key) => {
    const said = JSON.stringify([format, ...key.map((part) => part.replace(/\s+/g, ' ').trim())])
    const count = (counts.get(said) ?? 0) + 1
    counts.set(said, count)
    return hash('sha256', `${said} ${count}`).slice(0, 32)
  }
}

/** What reading a question gives. A question that holds itself too often is refused like any other. */
export function outcomeOf(
  read: () => { exercise: AuthoredProblem; notes: readonly string[] },
  line: number | null,
): ImportOutcome {
  try {
    return { isTaken: true, ...read() }
  } catch (error) {
    if (error instanceof NotTaken) return { isTaken: false, reason: error.message, line: error.line ?? line }
    if (error instanceof RangeError)
      return { isTaken: false, reason: 'its parts stand in each other too deeply', line }
    throw error
  }
}
