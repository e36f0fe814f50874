import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportItem } from './exportItem'
import { fromIdentifier, toIdentifier } from './identifier'
import { importItem } from './importItem'
import { readXml } from './readXml'

const ENVELOPE = { problem_id: 'p', version: 1, section_type: 'ae.la', grade_id: 5, skill_id: 's' }

/** Letters, spaces, signs of Markdown and XML, and other scripts. */
const text = fc
  .array(fc.constantFrom('a', 'B', '7', ' ', '*', '_', '`', '<', '&', '"', '[', ']', '\\', 'é', '字', '😀'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((letters) => letters.join(''))

const ids = (least: number, most = least) => fc.uniqueArray(text, { minLength: least, maxLength: most })

function problemOf(problem_type: string, body: object) {
  const plugin = registry.get(problem_type) as AnyProblemPlugin
  const parsed = parseProblem(plugin, { ...ENVELOPE, problem_type, ...body })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  return { plugin, problem: parsed.problem as ProblemEnvelope }
}

/** The verdicts of one response before and after. */
function verdicts(problem_type: string, body: object, response: unknown) {
  const { plugin, problem } = problemOf(problem_type, body)
  const exported = exportItem(problem)
  if (!exported.ok) throw new Error(exported.reason)
  const taken = importItem(readXml(exported.xml))
  expect(taken.type).toBe(problem_type)
  const { problem: back } = problemOf(taken.type, taken.body)
  return [problem, back].map((each) => plugin.grade(each, response, { mode: 'practice' }))
}

describe('identifiers', () => {
  it('give every id back, and are written as QTI wants them', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1 }), text), (id) => {
        expect(toIdentifier(id)).toMatch(/^[A-Za-z_][A-Za-z0-9_.-]*$/)
        expect(fromIdentifier(toIdentifier(id))).toBe(id)
      }),
    )
  })
})

describe('through QTI 3, whatever the ids and texts', () => {
  it('a choice grades every set of options as before', () => {
    const problem = fc.tuple(
      ids(4),
      fc.array(text, { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 0, max: 7 }),
    )
    fc.assert(
      fc.property(problem, ([[uuid = '', ...options], labels, picked]) => {
        const part = {
          uuid,
          type: 'checkbox',
          options: options.map((id, i) => ({ id, label: labels[i], answer: i < 2 })),
        }
        const chosen = options.filter((_, i) => picked & (1 << i))
        const [before, after] = verdicts(
          'multi_selection',
          { subProblemItems: [part] },
          { chosen: { [uuid]: chosen } },
        )
        expect(after).toEqual(before)
      }),
    )
  })

  it('an order grades every succession as before', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
    fc.assert(
      fc.property(ids(4), order, order, (cards, right, given) => {
        const drag_items = cards.map((id, i) => ({ id, content: `card ${i}`, order: (right[i] ?? 0) + 1 }))
        const response = { order: given.map((i) => cards[i]) }
        const [before, after] = verdicts('ordering', { drag_items }, response)
        expect(after).toEqual(before)
      }),
    )
  })

  it('sorting grades every placement as before', () => {
    const places = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(ids(5), places, places, ([one = '', two = '', ...cards], right, given) => {
        const bucket = (i: number | undefined) => (i === 1 ? two : one)
        const body = {
          buckets: [one, two].map((id, i) => ({ id, name: `group ${i}` })),
          drag_items: cards.map((id, i) => ({ id, content: `card ${i}`, category: bucket(right[i]) })),
        }
        const response = { placed: Object.fromEntries(cards.map((id, i) => [id, bucket(given[i])])) }
        const [before, after] = verdicts('text_drag_drop', body, response)
        expect(after).toEqual(before)
      }),
    )
  })
})
