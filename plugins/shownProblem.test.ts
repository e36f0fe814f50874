import { fileURLToPath } from 'node:url'
import { parseProblem, seededRandom } from '@wordstride/core'
import { idsAsShown, lookOf, lookOfAuthored } from '@wordstride/core/shown'
import { readFixtures } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
import external from './external.json'
import { plugins, registry } from './graders'

/** A type from outside has them in its package. */
const fixturesOf = (type: string): string => {
  const installed = (external as Readonly<Record<string, string>>)[type]
  return installed ? `../node_modules/${installed}/fixtures` : `../fixtures/${type}`
}

describe.each(Object.keys(plugins))('a problem of %s under other ids', (type) => {
  const plugin = registry.require(type)
  const { problems } = readFixtures(fileURLToPath(new URL(fixturesOf(type), import.meta.url)))

  it.each(problems)('is known by its look, and answered: $name', ({ raw }) => {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
    const authored = { plugin, problem: parsed.problem }
    const view = plugin.toPublic(parsed.problem, plugin.present(parsed.problem, seededRandom('other order')))
    const names = new Map<string, string>()
    const shown = plugin.renameView({ ...view, problem_id: 'other', skill_id: 'other' }, (id) => {
      names.set(id, names.get(id) ?? `other ${names.size}`)
      return names.get(id) as string
    })
    expect(lookOf(plugin, shown)).toBe(lookOfAuthored(authored))
    const back = new Map([...names].map(([id, name]) => [name, id]))
    const response = plugin.renameResponse(
      plugin.correctResponse(parsed.problem),
      idsAsShown(authored, shown),
    )
    const given = plugin.renameResponse(response, (name) => back.get(name) ?? '')
    expect(plugin.grade(parsed.problem, given, { mode: 'practice' }).verdict).toBe('correct')
  })
})
