import { fileURLToPath } from 'node:url'
import { ANSWER_CODE, parseProblem, readResponse, seededRandom } from '@wordstride/core'
import { readFixtures } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
import external from './external.json'
import { plugins, registry } from './graders'

/** A type from outside has them in its package. */
const fixturesOf = (type: string): string => {
  const installed = (external as Readonly<Record<string, string>>)[type]
  return installed ? `../node_modules/${installed}/fixtures` : `../fixtures/${type}`
}

describe.each(Object.keys(plugins))('an answer to a problem of %s', (type) => {
  const plugin = registry.require(type)
  const { problems } = readFixtures(fileURLToPath(new URL(fixturesOf(type), import.meta.url)))

  it.each(problems)('[TYPE-00.1] has one of the statuses and is a group_answer: $name', ({ raw }) => {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
    const { problem } = parsed
    const view = plugin.toPublic(problem, plugin.present(problem, seededRandom('order')))
    const given = {
      correct: plugin.correctResponse(problem),
      incorrect: plugin.wrongResponse(problem, seededRandom('wrong')),
      not_answered: plugin.emptyResponse(view),
    } as const
    for (const [status, response] of Object.entries(given)) {
      const { verdict, parts } = plugin.grade(problem, response, { mode: 'practice' })
      expect(verdict).toBe(status)
      expect(parts.every((part) => part.verdict in ANSWER_CODE)).toBe(true)
      const groupAnswer = JSON.stringify(response)
      expect(typeof groupAnswer).toBe('string')
      expect(readResponse(plugin, JSON.parse(groupAnswer), plugin.version)).toMatchObject({ value: response })
    }
  })
})
