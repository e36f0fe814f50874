import type { DraftFinding } from '@wordstride/api'
import type { TextIssue } from '../tools/authoring/checkProblemText'

/** What the server found, at its lines in the text. */
export function issuesOf(text: string, findings: readonly DraftFinding[]): TextIssue[] {
  const lines = text.split('\n')
  return findings.map(({ severity, path, message, line: found }) => {
    const line = Math.min(found ?? 1, lines.length)
    const from = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0)
    return { severity, path, message, line, from, to: from + (lines[line - 1]?.length ?? 0) }
  })
}
