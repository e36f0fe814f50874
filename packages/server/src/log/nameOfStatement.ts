/** Such as 'insert answers': the words of a statement that never hold a value. */
export function nameOfStatement(statement: string): string {
  const verb = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(statement)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
