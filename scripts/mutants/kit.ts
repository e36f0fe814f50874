import { cleanup } from '@testing-library/react'
import { type AnyProblemPlugin, expectOpened, openProblem } from '@wordstride/core'
import type { FixtureSet, Twins } from '@wordstride/testkit'
import * as fc from 'fast-check'
import {
  pairChecks,
  problemChecks,
  quickChecks,
  setChecks,
  typeChecks,
  unknownField,
} from '../../packages/testkit/src/checks'
import { parse } from '../../packages/testkit/src/describePlugin'
import { rendererChecks } from '../../packages/testkit/src/renderer/checks'
import { rolesNotShown } from '../../packages/testkit/src/renderer/roles'
import { openSubject, type Subject } from '../../packages/testkit/src/renderer/subject'

export interface UnderTest {
  plugin: AnyProblemPlugin
  Renderer: Subject['Renderer']
  solveByKeyboard: Subject['solveByKeyboard']
  problems: FixtureSet['problems']
  twins: Twins
}

const PAIRS = 100
const GENERATED = 8
/** So many pages are drawn where the rules are broken: a page takes long to check, and the score is a lower bound. */
const DRAWN = 2

async function run(name: string, check: () => void | Promise<void>): Promise<string | null> {
  try {
    await check()
    return null
  } catch (error) {
    return `${name}: ${(error as Error).message.split('\n')[0]}`
  } finally {
    cleanup()
  }
}

/** The first check that fails, or null: the kit as authors run it, without the cases they graded by hand. */
export async function firstFault(subject: UnderTest): Promise<string | null> {
  const { problems } = subject
  const drawn = [...problems.filter(({ name }) => name === 'full'), ...problems].slice(0, DRAWN)
  return (await firstFaultOfRules(subject)) ?? (await firstFaultOfPage(subject, drawn))
}

async function firstFaultOfRules({ plugin, problems, twins }: UnderTest): Promise<string | null> {
  for (const { name, raw } of problems) {
    const unknown = await run('knows every field', () => {
      const field = unknownField(raw, parse(plugin, name, raw))
      if (field !== null) throw new Error(`${name}: nothing knows ${field}.`)
    })
    if (unknown) return unknown
    for (const [title, check] of Object.entries(problemChecks)) {
      const fault = await run(title, () => check(plugin, parse(plugin, name, raw)))
      if (fault) return fault
    }
  }
  const generated = fc.sample(twins, { numRuns: GENERATED, seed: 1 })
  for (const [raw] of generated) {
    for (const [title, check] of Object.entries(quickChecks)) {
      const fault = await run(title, () => check(plugin, parse(plugin, 'generated', raw)))
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
  const parsed = problems.map(({ name, raw }) => parse(plugin, name, raw))
  for (const [title, check] of Object.entries(setChecks)) {
    const fault = await run(title, () => check(plugin, parsed))
    if (fault) return fault
  }
  const [first] = problems
  for (const [title, check] of Object.entries(typeChecks)) {
    const fault = await run(title, () => check(plugin, parse(plugin, 'first', first?.raw)))
    if (fault) return fault
  }
  return null
}

/** What is wrong with the page alone: rules load no renderer, and a broken one cannot spoil them. */
export async function firstFaultOfPage(
  subject: UnderTest,
  drawn: FixtureSet['problems'] = subject.problems,
): Promise<string | null> {
  const { plugin, Renderer, solveByKeyboard, problems } = subject
  const roles = await run('has the roles that its accessibility names', () => {
    const subjects = problems.map(({ raw }) => ({
      exercise: expectOpened(openProblem(plugin, raw)),
      Renderer,
    }))
    const missing = rolesNotShown(plugin.accessibility.roles, subjects)
    if (missing.length > 0) throw new Error(`No page has the role ${missing.join(', ')}.`)
  })
  if (roles) return roles
  for (const { raw } of drawn) {
    let opened: ReturnType<typeof openSubject> | undefined
    for (const [title, check] of Object.entries(rendererChecks)) {
      const fault = await run(title, () => {
        opened ??= openSubject(plugin, raw)
        return check({ ...opened, Renderer, solveByKeyboard })
      })
      if (fault) return fault
    }
  }
  return null
}
