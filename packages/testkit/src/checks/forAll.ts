import * as fc from 'fast-check'

const MOST_SHOWN = 2_000

/** Tries many inputs. What is wrong stands first in the message, and below it the smallest input that shows it. */
export function forAll<TInputs extends [unknown, ...unknown[]]>(
  property: fc.IPropertyWithHooks<TInputs>,
  numRuns: number,
): void {
  const { failed, errorInstance, counterexample, counterexamplePath, seed } = fc.check(property, { numRuns })
  if (!failed) return
  const { message } = errorInstance as Error
  const input = JSON.stringify(counterexample).slice(0, MOST_SHOWN)
  throw new Error(`${message}\nWith ${input} (seed ${seed}, path ${counterexamplePath}).`, {
    cause: errorInstance,
  })
}
