import type { PackProblem } from '@wordstride/content'
import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProblem } from '../build/buildProblem'
import { readFixtures } from '../testing/readFixtures'
import { guarded, joined, separated, unguarded } from './cells'
import { readCsvQuestions } from './readCsvQuestions'
import { writeCsvQuestions } from './writeCsvQuestions'

const read = (text: string) => [...(readCsvQuestions('quiz.csv', text) ?? [])]
const first = (text: string) => read(text)[0]
const exerciseOf = (text: string) => {
  const outcome = first(text)?.outcome
  if (!outcome?.isTaken) throw new Error(outcome?.reason)
  return outcome.exercise
}
const reasonOf = (row: string) => {
  const outcome = first(`question,options,right,explanations,level,kind\n${row}`)?.outcome
  return outcome?.isTaken === false ? outcome.reason : null
}

describe('cells', () => {
  it('no cell is a formula, and each comes back as it was', () => {
    for (const cell of ['=1+1', '+1', '-1', '@a', '\t=1', '\r', "'=1", "''=1", '＝1'])
      expect(guarded(cell)).toBe(`'${cell}`)
    fc.assert(fc.property(fc.string(), (cell) => unguarded(guarded(cell)) === cell))
  })

  it('texts in one cell come back as they were', () => {
    const text = fc.string({ minLength: 1 }).filter((each) => each.trim() === each && each !== '')
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(separated(joined(texts))).toEqual(texts)
      }),
    )
    expect(separated('a | b\\|c |')).toEqual(['a', 'b|c', ''])
  })
})

describe('readCsvQuestions', () => {
  it('takes one and several right options, a gap and what is typed', () => {
    const table = `Question;Options;Right answers;Hint
Which is a noun?;lamp | run;lamp;Can you touch it?
Which are pets?;cat | dog | whale;cat | dog;
The cat ___ on the mat.;sat | sitted;sat;
Write the plural of box.;;boxes;Listen to the end.`
    expect(
      read(table).map(({ outcome, line }) => [
        line,
        outcome.isTaken && outcome.exercise.type,
        outcome.isTaken && outcome.exercise.hints,
      ]),
    ).toEqual([
      [2, 'selection', ['Can you touch it?']],
      [3, 'multi_selection', ['Read the question once more.']],
      [4, 'fill_in_the_blank', ['Read the question once more.']],
      [5, 'typed_blanks', ['Listen to the end.']],
    ])
  })

  it('says an explanation to the right option, or each to its own', () => {
    const one = exerciseOf('question,options,right,explanation\nQ?,a | b,b,Because of b.')
    expect(one.options).toMatchObject([{ why: 'This is not right.' }, { why: 'Because of b.' }])
    const each = exerciseOf('question,options,right,explanation\nQ?,a | b,b,Not a here. | Because of b.')
    expect(each.options).toMatchObject([{ why: 'Not a here.' }, { why: 'Because of b.' }])
  })

  it('keeps level, skill and id, by which it finds the question again', () => {
    const [question] = read('id,question,right,level,skill\nq7,Write it.,it,3,la.2.nouns')
    expect(question).toMatchObject({
      ...{ identifier: 'q7', skillId: 'la.2.nouns', title: 'Write it.' },
      outcome: { exercise: { id: 'P1', level: 3 } },
    })
    expect(first('id,question,right\nq7,Write that.,that')?.sourceId).toBe(question?.sourceId)
    expect(first('id,question,right\nq8,Write it.,it')?.sourceId).not.toBe(question?.sourceId)
  })

  it('needs headings', () => {
    expect(readCsvQuestions('quiz.csv', 'Which is a noun?,lamp')).toBeNull()
    expect(readCsvQuestions('quiz.csv', '')).toBeNull()
  })

  it.each([
    ['Q?,a | b,c', 'the right answer "c" is none of the options'],
    ['Q?,a | a,a', 'an option stands there twice'],
    ['Q?,a,a', 'there are no options to choose from'],
    ['Q?,a | b,', 'no answer is right'],
    ['Q?,a | b,a |', 'a right answer is empty'],
    ['Q?,a | b,a | a', 'a right answer stands there twice'],
    ['<their> or <there>?,a | b,a', 'HTML stands in its Markdown, where no text of ours shows it'],
    ['Q?,<b>a</b> | b,b', 'HTML stands in its Markdown, where no text of ours shows it'],
    ['Q?,a | b,a | b', 'every choice is right'],
    [',a | b,a', 'it has no question'],
    ['Q?,a | b | c,a,One. | Two.', 'there must be one explanation, or one for each option'],
    ['Q?,a | b,a,,7', 'there is no level "7": 1, 2, 3 or 4'],
    ['Q?,a | b,a,,,essay', 'there is no kind "essay": choice, gap, typed'],
    ['One ___ two ___.,a | b,a,,,gap', 'its question must have one gap, written ___'],
  ])('refuses %s', (row, reason) => expect(reasonOf(row)).toBe(reason))

  it('has no empty hints', () => {
    const [taken] = read('question,right,hints\nWrite it.,it, | Look.').map(({ outcome }) => outcome)
    expect(taken).toMatchObject({ isTaken: true, exercise: { hints: ['Look.'] } })
  })

  it('refuses a row with more cells than headings, whose text was cut at a comma', () => {
    const [cut] = read('question,right\nWrite the word, please.,please')
    expect(cut?.outcome).toMatchObject({
      isTaken: false,
      line: 2,
      reason: expect.stringContaining('more cells'),
    })
    expect(read('question,right\nWrite it.,it,,')[0]?.outcome.isTaken).toBe(true)
  })

  it('says once which columns it passes over', () => {
    const notes = read('question,hnits,right,\nWrite it.,x,it,\nWrite that.,x,that,').map(({ outcome }) =>
      outcome.isTaken ? outcome.notes : null,
    )
    expect(notes).toEqual([['columns that have another heading than ours are passed over: "hnits"'], []])
  })

  it.each([
    ['question,right,answer\nW?,cat,dog', '"right" and "answer"'],
    ['question,right,Hint,hints\nW?,cat,One.,Two.', '"Hint" and "hints"'],
  ])('reads nothing where two headings name one column: %j', (table, headings) => {
    expect(read(table).map(({ outcome }) => outcome)).toEqual([
      {
        ...{ isTaken: false, isBroken: true, line: 1 },
        reason: `two headings of the table, ${headings}, name one column: take one of them out`,
      },
    ])
  })

  it('passes over the line by which Excel finds the cells', () => {
    expect(read('sep=;\r\nquestion;right\r\nWrite it.;it').map(({ line, title }) => [line, title])).toEqual([
      [3, 'Write it.'],
    ])
  })

  it('ends at a stray quotation mark, and says so', () => {
    const questions = read('question,right\nWrite it.,it\n"a"b,c\nWrite that.,that')
    expect(questions.map(({ line, outcome }) => [line, outcome.isTaken || outcome.reason])).toEqual([
      [2, true],
      [3, 'its quotation marks do not fit, and what follows was not read'],
    ])
  })
})

const place = { section_type: 'ae.la', grade_id: 2, skill_id: 'la.2.nouns', skill_name: 'Nouns' } as const

/** What stands for texts that a row does not have. */
const PLACEHOLDERS =
  /,"explanation":"This is (?:not )?right\."|\{"value":"Read the question once more\."\}|\{"kind":"markdown","value":"Choose the right word\."\}/g

/** What a problem says and asks, whatever its ids are. */
const asked = (type: string, problem: ProblemEnvelope) => {
  const given = authoring.get(type)?.interchange?.give?.(problem)
  return JSON.stringify([given?.question, given?.solution, problem.problemItems, problem.hintItems])
    .replace(PLACEHOLDERS, '')
    .replace(/"id":"[^"]*",/g, '')
    .replace(/\[\[[^\]]*\]\]/g, '[[gap]]')
}

describe.each(['selection', 'multi_selection', 'fill_in_the_blank'])('%s as a row', (type) => {
  const plugin = registry.get(type) as AnyProblemPlugin
  const entries = readFixtures(type).problems.flatMap(({ name, raw }): (PackProblem & { name: string })[] => {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) throw new Error(name)
    const { problem } = parsed
    return [{ name, problem_id: problem.problem_id, problem_seq: 1, pool: 'E', level: null, problem }]
  })

  it('comes back with the same question, options, key, hints and explanations, or is not written', () => {
    let written = 0
    for (const entry of entries) {
      const table = writeCsvQuestions([entry])
      if (table.written === 0) {
        expect(table.left).toEqual([{ problemId: entry.problem_id, reason: expect.any(String) }])
        continue
      }
      written++
      const built = buildProblem(exerciseOf(table.csv), place, 'E', 1)
      if (!built.ok) throw new Error(JSON.stringify(built.faults))
      expect(asked(type, built.problem.problem as ProblemEnvelope)).toBe(
        asked(type, entry.problem as ProblemEnvelope),
      )
    }
    expect(written).toBeGreaterThan(0)
  })
})

const entriesOf = (type: string, change: (problem: ProblemEnvelope) => object): PackProblem[] => {
  const plugin = registry.get(type) as AnyProblemPlugin
  return readFixtures(type).problems.flatMap(({ raw }): PackProblem[] => {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) return []
    const problem = parsed.problem as ProblemEnvelope
    const changed = { ...problem, ...change(problem) } as typeof parsed.problem
    return [{ problem_id: problem.problem_id, problem_seq: 1, pool: 'E', level: null, problem: changed }]
  })
}

it.each(['collapsible_selection', 'dynamic_selection'])(
  '%s is no row, which would be a selection',
  (type) => {
    const { written, left } = writeCsvQuestions(entriesOf(type, () => ({})))
    expect(written).toBe(0)
    expect(left.map(({ reason }) => reason)).toContain('read again it would be of another type')
  },
)

it('tells what a row does not say', () => {
  const [entry] = entriesOf('fill_in_the_blank', () => ({
    header: { headerTitle: 'Title' },
    specified_time: 30,
    hintItems: [{ value: 'Listen.', audioURL: '/media/hint.mp3' }],
    problemItems: [{ kind: 'markdown', value: 'Choose.', audioURL: '/media/a.mp3' }],
  })).filter((each) => writeCsvQuestions([each]).written === 1)
  if (!entry) throw new Error('No fixture is a row.')
  expect(writeCsvQuestions([entry]).lost).toEqual([
    { problemId: entry.problem_id, what: ['the time', 'recordings of hints', 'recordings of the question'] },
  ])
})

it('what is asked about a word or a sentence of its own is no row', () => {
  const entries = entriesOf('vocabulary_selection', () => ({
    problemItems: [{ kind: 'markdown', value: 'Choose.' }],
  }))
  expect(entries.length).toBeGreaterThan(0)
  const { written, left } = writeCsvQuestions(entries)
  expect(written).toBe(0)
  expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set(['a row cannot say what it asks']))
})

it('what is typed comes back as a row', () => {
  const row = `la.2.nouns.P1,typed,"Read.\n\nThe ___ ran.",,dog | hound,,Listen. | Look.,A dog is an animal.,,2,la.2.nouns`
  const table = `id,kind,question,options,right,choose,hints,explanations,order,level,skill\n${row}`
  const { level, ...exercise } = exerciseOf(table)
  const built = buildProblem(exercise, place, 'P', 1)
  if (!built.ok) throw new Error(JSON.stringify(built.faults))
  const { csv } = writeCsvQuestions([{ ...built.problem, level: level ?? null }])
  expect(csv.replaceAll('\r\n', '\n')).toBe(`\uFEFF${table}\n`)
})
