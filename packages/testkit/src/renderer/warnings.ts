import { vi } from 'vitest'

/** Of what tests do without waiting, not of the page. */
const OF_TESTS = /not wrapped in act/

/** Runs it, and throws at what React warns of: a list without keys, a field that begins without a value. */
export async function withoutWarnings(run: () => Promise<void>): Promise<void> {
  const warnings: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((format: unknown, ...values: unknown[]) => {
    // As the console writes it: the first values stand in the format.
    const text = String(format).replace(/%[sod]/g, () => String(values.shift() ?? ''))
    if (!OF_TESTS.test(text)) warnings.push(text)
  })
  try {
    await run()
  } finally {
    spy.mockRestore()
  }
  const [warning] = warnings
  if (warning !== undefined)
    throw new Error(`Something is written to console.error while the page is drawn: ${warning.slice(0, 300)}`)
}
