import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem, seededRandom } from '@wordstride/core'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { readFixtures } from '../testing/readFixtures'
import { exportItem } from './exportItem'
import { importItem } from './importItem'
import { readXml } from './readXml'

function parsed(plugin: AnyProblemPlugin, raw: unknown): ProblemEnvelope {
  const result = parseProblem(plugin, raw)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.problem
}

/** Our problem → QTI 3 → our problem. */
function throughQti(plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope {
  const exported = exportItem(problem)
  if (!exported.ok) throw new Error(exported.reason)
  const { type, body, hints } = importItem(readXml(exported.xml))
  const { problem_id, version, section_type, grade_id, skill_id } = problem
  const identity = { problem_id, problem_type: type, version, section_type, grade_id, skill_id }
  return parsed(plugin, { ...identity, hintItems: hints.map((value) => ({ value })), ...body })
}

const exportedTypes = [...authoring].flatMap(([type, { interchange }]) =>
  interchange?.give && interchange.take ? [type] : [],
)

describe.each(exportedTypes)('%s through QTI 3', (type) => {
  const plugin = registry.get(type) as AnyProblemPlugin
  const { problems, cases } = readFixtures(type)
  const byName = new Map(problems.map(({ name, raw }) => [name, parsed(plugin, raw)]))

  it.each(cases)('$problem: $note – grades $verdict as before', ({ problem, response, verdict, mode }) => {
    const original = byName.get(problem) as ProblemEnvelope
    const grade = (each: ProblemEnvelope) => plugin.grade(each, response, { mode: mode ?? 'practice' })
    const back = throughQti(plugin, original)
    expect(grade(back).verdict).toBe(verdict)
    expect(grade(back)).toEqual(grade(original))
  })

  it.each([...byName])('%s: right and wrong responses of one are those of the other', (_, original) => {
    const back = throughQti(plugin, original)
    const verdict = (problem: ProblemEnvelope, response: unknown) =>
      plugin.grade(problem, response, { mode: 'practice' }).verdict
    expect(verdict(back, plugin.correctResponse(original))).toBe('correct')
    expect(verdict(original, plugin.correctResponse(back))).toBe('correct')
    for (let seed = 0; seed < 20; seed++) {
      const wrong = plugin.wrongResponse(original, seededRandom(`${seed}`))
      expect(verdict(back, wrong)).toBe(verdict(original, wrong))
    }
  })

  it.each([...byName])('%s: hints and explanations stay', (_, original) => {
    const back = throughQti(plugin, original)
    expect(back.hintItems.map(({ value }) => value)).toEqual(original.hintItems.map(({ value }) => value))
    const solutionOf = (problem: ProblemEnvelope) => (problem as { explanation?: string }).explanation
    expect(solutionOf(back)).toBe(solutionOf(original))
  })
})

it('a text in which phrases are clicked keeps its paragraphs', () => {
  const plugin = registry.get('clickable_text') as AnyProblemPlugin
  const raw = readFixtures('clickable_text').problems.find(({ name }) => name === 'paragraphs')?.raw
  const original = parsed(plugin, raw)
  expect(throughQti(plugin, original)).toMatchObject({
    phrases: [
      { phrase: 'Dear Mrs. Stone,', clickable: true },
      { phrase: ' The play was great.\n\nWe had pie for lunch. ', clickable: false },
      { phrase: 'Best wishes Kai', clickable: true },
    ],
  })
})
