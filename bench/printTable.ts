export interface Row {
  name: string
  value: string
  /** As told beside the figure; left out where there is no goal. */
  goal?: string
  isMet?: boolean
}

/** A title and one line a row, with a mark where a goal is met or missed. */
export function printTable(title: string, rows: readonly Row[]): void {
  const width = (key: 'name' | 'value') => Math.max(...rows.map((row) => row[key].length))
  const [names, values] = [width('name'), width('value')]
  console.log(`\n${title}`)
  for (const { name, value, goal, isMet } of rows) {
    const mark = isMet === undefined ? ' ' : isMet ? '✓' : '✗'
    console.log(
      `  ${mark} ${name.padEnd(names)}  ${value.padStart(values)}${goal === undefined ? '' : `   goal ${goal}`}`,
    )
  }
}
