import type { ProblemIssue } from '@wordstride/core'
import type { ProblemFault } from './contentError'

/** Of `options.2.label`, as plugins write it, the keys one by one. */
const pathOf = (written: string): (string | number)[] =>
  written === '' ? [] : written.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** What a plugin finds wrong. Of fields that there are none it tells in one message, each in its line. */
export const parsedFaults = (issues: readonly ProblemIssue[]): ProblemFault[] =>
  issues.flatMap(({ path, message }) =>
    message.split('\n').map((line) => ({ path: pathOf(path), message: line })),
  )
