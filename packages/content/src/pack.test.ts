import { normalizeText, parseProblem, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { buildPack } from './build/buildPack'
import { describeError } from './build/contentError'
import { packFolder } from './contentFolder'

const { pack, errors } = buildPack(packFolder())
const skills = pack.chapters.flatMap((chapter) => chapter.skills.map((skill) => ({ ...skill, chapter })))
const problems = skills.flatMap(({ problems: entries }) => entries)

function parsed(entry: (typeof problems)[number]) {
  const plugin = registry.require(entry.problem.problem_type)
  const result = parseProblem(plugin, entry.problem)
  if (!result.ok) throw new Error(result.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; '))
  return { plugin, problem: result.problem }
}

/** The options of choice problems: what a guesser could go by. */
const choices = problems.flatMap(({ problem_id, problem }) => {
  const parts = (problem.subProblemItems ?? []) as {
    type: string
    options: { label: string; answer: boolean; explanation?: string }[]
  }[]
  return parts.map((part) => ({ problem_id, ...part }))
})
const singleChoices = choices.filter((part) => part.type === 'radio')

/** Share of single-choice questions a guesser gets right, and what pure chance would give. */
function guess(pick: (options: { label: string }[]) => number) {
  const right = singleChoices.filter((part) => part.options[pick(part.options)]?.answer).length
  const chance = singleChoices.reduce((sum, part) => sum + 1 / part.options.length, 0)
  return { share: right / singleChoices.length, chance: chance / singleChoices.length }
}

const longest = (options: { label: string }[]) =>
  options.reduce(
    (best, option, i) => (option.label.length > (options[best]?.label.length ?? 0) ? i : best),
    0,
  )
const shortest = (options: { label: string }[]) =>
  options.reduce(
    (best, option, i) => (option.label.length < (options[best]?.label.length ?? 0) ? i : best),
    0,
  )

describe('the content pack', () => {
  it('builds without a fault', () => {
    expect(errors.map(describeError)).toEqual([])
  })

  it('[SR-07] has at least 6 language arts skills in 2 chapters of grades 2 and 3, and 20 words', () => {
    const languageArts = skills.filter(({ chapter }) => chapter.section_type === 'ae.la')
    expect(languageArts.length).toBeGreaterThanOrEqual(6)
    expect(new Set(languageArts.map(({ chapter }) => chapter.grade_id))).toEqual(new Set([2, 3]))
    expect(skills.filter(({ chapter }) => chapter.section_type === 'ae.voc').length).toBeGreaterThanOrEqual(
      20,
    )
    expect(pack.cards.length).toBeGreaterThanOrEqual(20)
  })

  it.each(skills.filter(({ chapter }) => chapter.section_type === 'ae.la'))(
    '[SR-07] $skill_id has 8 exercises and 2 assisted exercises',
    ({ problems: entries }) => {
      expect(entries.filter((entry) => entry.pool === 'E').length).toBeGreaterThanOrEqual(8)
      expect(entries.filter((entry) => entry.pool === 'AE').length).toBeGreaterThanOrEqual(2)
    },
  )

  it('has unique ids', () => {
    const ids = problems.map((entry) => entry.problem_id)
    expect(new Set(ids).size).toBe(ids.length)
    const skillIds = skills.map(({ skill_id }) => skill_id)
    expect(new Set(skillIds).size).toBe(skillIds.length)
  })

  it.each(problems)('$problem_id: its key is right, wrong responses are wrong, and it has hints', (entry) => {
    const { plugin, problem } = parsed(entry)
    expect(plugin.grade(problem, plugin.correctResponse(problem), { mode: 'practice' }).verdict).toBe(
      'correct',
    )
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const wrong = plugin.wrongResponse(problem, seededRandom(seed))
      expect(plugin.grade(problem, wrong, { mode: 'practice' }).verdict).toBe('incorrect')
    }
    expect(problem.hintItems.length).toBeGreaterThanOrEqual(1)
  })

  it('explains every option, and no two options of a question are equal', () => {
    for (const part of choices) {
      for (const option of part.options)
        expect(option.explanation, `${part.problem_id} ${option.label}`).toBeTruthy()
      const labels = part.options.map((option) => normalizeText(option.label).toLowerCase())
      expect(new Set(labels).size, part.problem_id).toBe(labels.length)
    }
  })

  it('gives a guesser little: first, last, longest and shortest option stay near chance', () => {
    const guessers = {
      first: () => 0,
      last: (options: { label: string }[]) => options.length - 1,
      longest,
      shortest,
    }
    for (const [name, pick] of Object.entries(guessers)) {
      const { share, chance } = guess(pick)
      expect(share, name).toBeLessThan(chance + 0.15)
    }
  })
})
