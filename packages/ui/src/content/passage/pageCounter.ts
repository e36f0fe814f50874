/** What is shown below a book and announced after a turn; `shown` are positions from 0. */
export function pageCounter(shown: readonly number[], count: number): string {
  const numbers = shown.map((position) => position + 1)
  return `${numbers.length > 1 ? 'Pages' : 'Page'} ${numbers.join(' and ')} of ${count}`
}
