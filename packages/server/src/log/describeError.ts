import { sqlStateOf } from '../db/sqlStateOf'
import { nameOfStatement } from './nameOfStatement'

/** What the log tells of an error. */
export type DescribedError = {
  type: string
  message: string
  /** Of the database. */
  sqlState?: string
  stack: string
}

const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause)
  return causes
}

/** The places alone: the first lines of a stack repeat the message. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * Of a fault of the database only its SQLSTATE and the name of the statement are told: message, detail and parameters
 * hold what somebody wrote, hashes of passwords and of tokens.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' }
  const causes = causesOf(error)
  const statement = causes
    .map((cause) => 'query' in cause && cause.query)
    .find((query) => typeof query === 'string')
  const sqlState = sqlStateOf(error)
  const stack = placesOf(error)
  if (statement === undefined && sqlState === null) {
    // It quotes what was to be read.
    const message = error instanceof SyntaxError ? 'A text could not be read.' : error.message
    return { type: error.name, message, stack }
  }
  const last = causes.at(-1)
  const told = sqlState ?? (last && 'code' in last ? String(last.code) : last?.name)
  return {
    type: error.name,
    message: `The database refused ${nameOfStatement(String(statement ?? ''))}: ${told}`,
    ...(sqlState === null ? {} : { sqlState }),
    stack,
  }
}
