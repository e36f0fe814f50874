import { randomUUID } from 'node:crypto'
import { parseProblem, seededRandom } from '@wordstride/core'
import { plugins, registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { itemAliases } from '../sessions/aliases/itemAliases'
import { fixturePack } from '../testing/gradedPack'

type Json = Record<string, unknown>

/** Fields of an item that say what is right of it. */
const KEYS = ['answer', 'order', 'category']

/** The same list with the key of each item given to the next one; what cannot be clicked has none, nor a place. */
function turned(items: readonly Json[], key: string): Json[] {
  const keyed = items.filter(
    (item) => key in item && item.clickable !== false && !(key === 'category' && !('content' in item)),
  )
  return items.map((item) => {
    const at = keyed.indexOf(item)
    return at === -1 ? item : { ...item, [key]: keyed[(at + 1) % keyed.length]?.[key] }
  })
}

/** The same problem with another key, whatever its type: texts, ids and their order are untouched. */
function twinOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(twinOf)
    const isList = items.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
    return isList ? KEYS.reduce((list, key) => turned(list, key), items as Json[]) : items
  }
  if (typeof value !== 'object' || value === null) return value
  const twin: Json = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, twinOf(entry)]))
  const { answer, options } = value as { answer?: unknown; options?: { id: string }[] }
  if (typeof answer !== 'string') return twin
  // Of a blank another option, of typed text another word.
  const other = options?.find(({ id }) => id !== answer)?.id
  return { ...twin, answer: options ? other : `${answer}e` }
}

describe.each(Object.keys(plugins))('two problems of %s that differ only in the key', (type) => {
  const plugin = registry.require(type)
  const fixtures = fixturePack()
    .chapters.flatMap(({ skills }) => skills)
    .filter(({ skill_id }) => skill_id.startsWith(`${type}.`))
    .flatMap(({ problems }) => problems)

  const onWire = (raw: unknown, seed: string, aliasSecret: string) => {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) return null
    const { problem } = parsed
    const key = JSON.stringify(plugin.correctResponse(problem))
    const owner = { kind: 'session', userId: 'student', sessionId: 'session' } as const
    const aliases = itemAliases({ plugin, problem }, { ...owner, aliasSecret, place: 3 })
    const view = plugin.toPublic(problem, plugin.present(problem, seededRandom(seed)))
    return { key, bytes: JSON.stringify(aliases.view(view)) }
  }

  it('are equal on the wire, byte for byte, from the same random source', () => {
    let twins = 0
    for (const { problem } of fixtures) {
      for (let i = 0; i < 20; i++) {
        const secret = randomUUID()
        const [one, other] = [onWire(problem, `${i}`, secret), onWire(twinOf(problem), `${i}`, secret)]
        if (!one || !other || one.key === other.key) continue
        twins++
        expect(other.bytes).toBe(one.bytes)
        expect(onWire(problem, `${i}`, randomUUID())?.bytes === one.bytes).toBe(
          !/"(id|uuid)":|\/media\//.test(one.bytes),
        )
      }
    }
    expect(twins).toBeGreaterThan(0)
  })
})
