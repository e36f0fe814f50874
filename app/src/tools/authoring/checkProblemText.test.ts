import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { checkProblemText } from './checkProblemText'
import { samplesOf } from './samples'

const plugin = registry.require('selection')

/** The sample problem of ENT-29. */
const SAMPLE = `{
  "problem_id": "sample.1",
  "skill_id": "la.2.nouns",
  "grade_id": 2,
  "section_type": "ae.la",
  "problem_type": "selection",
  "subProblemItems": [
    {
      "uuid": "q1",
      "type": "radio",
      "options": [
        { "id": "a", "label": "cat", "answer": true, "solution": "A cat is an animal." },
        { "id": "b", "label": "run", "answer": false, "solution": "This is a verb." }
      ]
    }
  ],
  "hintItems": [{ "value": "Look for a thing." }]
}
`

const issuesOf = (text: string) =>
  checkProblemText(plugin, text).issues.map(({ line, path, message }) => ({ line, path, message }))

describe('checkProblemText', () => {
  it('[ENT-29] takes the sample problem: ids, options with label, answer and solution, hints', () => {
    const { exercise, issues } = checkProblemText(plugin, SAMPLE)
    expect(issues).toEqual([])
    expect(exercise?.problem).toMatchObject({
      problem_id: 'sample.1',
      skill_id: 'la.2.nouns',
      grade_id: 2,
      section_type: 'ae.la',
      problem_type: 'selection',
      subProblemItems: [
        {
          options: [
            { label: 'cat', answer: true, solution: 'A cat is an animal.' },
            { label: 'run', answer: false, solution: 'This is a verb.' },
          ],
        },
      ],
      hintItems: [{ value: 'Look for a thing.' }],
    })
  })

  it('names line and path of a wrong value and says what was expected', () => {
    const [issue, ...others] = issuesOf(SAMPLE.replace('"grade_id": 2', '"grade_id": "second"'))
    expect(others).toEqual([])
    expect(issue).toMatchObject({ line: 4, path: 'grade_id' })
    expect(issue?.message).toMatch(/expected number, received string/)
  })

  it('marks the value itself', () => {
    const text = SAMPLE.replace('"label": "run"', '"label": 7')
    const [issue] = checkProblemText(plugin, text).issues
    expect(issue).toMatchObject({ line: 13, path: 'subProblemItems.0.options.1.label' })
    expect(text.slice(issue?.from, issue?.to)).toBe('7')
  })

  it('marks the list when a rule over all of it is broken', () => {
    const text = SAMPLE.replace('"answer": true', '"answer": false')
    const [issue] = checkProblemText(plugin, text).issues
    expect(issue).toMatchObject({ line: 8, path: 'subProblemItems.0' })
    expect(issue?.message).toBe('At least one option must have answer: true.')
  })

  it('a missing field is named, at the object that lacks it', () => {
    expect(issuesOf(SAMPLE.replace('"type": "radio",', ''))).toEqual([
      {
        line: 8,
        path: 'subProblemItems.0.type',
        message: 'This field is missing (expected "radio" or "checkbox").',
      },
    ])
    expect(issuesOf(SAMPLE.replace('"skill_id": "la.2.nouns",', ''))).toEqual([
      { line: 1, path: 'skill_id', message: 'This field is missing (expected string).' },
    ])
  })

  it('a field that nothing reads is a warning and the problem is shown', () => {
    const { exercise, issues } = checkProblemText(plugin, SAMPLE.replace('"hintItems"', '"hintItem"'))
    expect(exercise).not.toBeNull()
    expect(issues).toEqual([expect.objectContaining({ severity: 'warning', path: 'hintItem', line: 17 })])
  })

  it('text that is no JSON gets the line where it stops being JSON', () => {
    const { raw, exercise, issues } = checkProblemText(
      plugin,
      SAMPLE.replace('"grade_id": 2,', '"grade_id": 2'),
    )
    expect([raw, exercise]).toEqual([null, null])
    expect(issues).toHaveLength(1)
    expect(issues[0]?.line).toBe(5)
    expect(issues[0]?.message).not.toBe('')
  })

  it.each(['', '  ', '[', '7', 'null', '[]', '"text"', '{"version": 99}', '{"__proto__": 1}', '{"a": {"b"'])(
    'any text gives a message, never a throw: %s',
    (text) => {
      const { exercise, issues } = checkProblemText(plugin, text)
      expect(exercise).toBeNull()
      expect(issues.length).toBeGreaterThan(0)
      for (const { line, from, to } of issues) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(text.length)
      }
    },
  )
})

describe('samplesOf', () => {
  it.each(registry.types)('%s has samples, and all of them are problems without an error', async (type) => {
    const samples = samplesOf(type)
    expect(samples.length).toBeGreaterThan(0)
    for (const sample of samples) {
      const { exercise, issues } = checkProblemText(registry.require(type), await sample.load())
      expect(exercise, sample.name).not.toBeNull()
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })

  it('are none for a type without fixtures', () => {
    expect(samplesOf('no_such_type')).toEqual([])
  })
})
