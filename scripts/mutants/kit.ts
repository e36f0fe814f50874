import { cleanup } from '@testing-library/react'
import type { AnyProblemPlugin } from '@wordstride/core'
import type { FixtureSet, Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import { pairChecks, problemChecks, typeChecks } from '../../packages/testkit/src/checks'
import { parse } from '../../packages/testkit/src/describePlugin'
import { rendererChecks } from '../../packages/testkit/src/renderer/checks'
import { openSubject, type Subject } from '../../packages/testkit/src/renderer/subject'

export interface UnderTest {
  plugin: AnyProblemPlugin
  Renderer: Subject['Renderer']
  solveByKeyboard: Subject['solveByKeyboard']
  problems: FixtureSet['problems']
  twins: Twins
}

const PAIRS = 100
/** So many problems are drawn: a page takes long to check, and the score is a lower bound. */
const DRAWN = 2

/** The first check that fails, or null: the kit as authors run it, without the cases they graded by hand. */
export async function firstFault(subject: UnderTest): Promise<string | null> {
  const { plugin, Renderer, solveByKeyboard, problems, twins } = subject
  const run = async (name: string, check: () => void | Promise<void>): Promise<string | null> => {
    try {
      await check()
      return null
    } catch (error) {
      return `${name}: ${(error as Error).message.split('\n')[0]}`
    } finally {
      cleanup()
    }
  }
  for (const { name, raw } of problems) {
    for (const [title, check] of Object.entries(problemChecks)) {
      const fault = await run(title, () => check(plugin, parse(plugin, name, raw)))
      if (fault) return fault
    }
  }
  for (const [title, check] of Object.entries(pairChecks)) {
    const property = fc.property(twins, fc.string(), ([a, b], seed) =>
      check(plugin, [parse(plugin, 'generated', a), parse(plugin, 'twin', b)], seed),
    )
    const fault = await run(title, () => fc.assert(property, { numRuns: PAIRS, endOnFailure: true }))
    if (fault) return fault
  }
  for (const { raw } of [...problems.filter(({ name }) => name === 'full'), ...problems].slice(0, DRAWN)) {
    for (const [title, check] of Object.entries(rendererChecks)) {
      const fault = await run(title, () => check({ ...openSubject(plugin, raw), Renderer, solveByKeyboard }))
      if (fault) return fault
    }
  }
  const [first] = problems
  for (const [title, check] of Object.entries(typeChecks)) {
    const fault = await run(title, () => check(plugin, parse(plugin, 'first', first?.raw)))
    if (fault) return fault
  }
  return null
}
