import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { importItem } from './importItem'
import { importQti } from './importQti'
import { readXml } from './readXml'

const TEMPLATE = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/${name}"/>`

const itemOf = (declarations: string, body: string, processing: string) => `<assessmentItem
  xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="item" title="Typing">
  ${declarations}<itemBody>${body}</itemBody>${processing}</assessmentItem>`

const declared = (id: string, baseType: string, correct: readonly string[], mapping = '') =>
  `<responseDeclaration identifier="${id}" cardinality="single" baseType="${baseType}">
    <correctResponse>${correct.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`

const entry = (id: string) => `<textEntryInteraction responseIdentifier="${id}"/>`

const points = (entries: Readonly<Record<string, number>>, rest = '', isCaseSensitive = 'false') =>
  `<mapping ${rest}>${Object.entries(entries)
    .map(
      ([key, value]) =>
        `<mapEntry mapKey="${key}" mappedValue="${value}" caseSensitive="${isCaseSensitive}"/>`,
    )
    .join('')}</mapping>`

const right = (id: string) => `<match><variable identifier="${id}"/><correct identifier="${id}"/></match>`
const score = (value: string) => `<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`
const ONE = '<baseValue baseType="float">1</baseValue>'
const ZERO = '<baseValue baseType="float">0</baseValue>'
const PLUS = `<sum><variable identifier="SCORE"/>${ONE}</sum>`
const when = (condition: string, value: string, otherwise = '') =>
  `<responseCondition><responseIf>${condition}${score(value)}</responseIf>${otherwise === '' ? '' : `<responseElse>${otherwise}</responseElse>`}</responseCondition>`
const scored = (...rules: string[]) => `<responseProcessing>${rules.join('')}</responseProcessing>`

const TWO = `<p>He ${entry('A')} and she ${entry('B')}.</p>`
const twoWords = declared('A', 'string', ['went']) + declared('B', 'string', ['sang'])

function gradedBy(xml: string) {
  const { type, body } = importItem(readXml(xml))
  const plugin = registry.get(type) as AnyProblemPlugin
  const parsed = parseProblem(plugin, {
    ...{ problem_id: 'p', problem_type: type, version: 1, section_type: 'ae.la', grade_id: 5, skill_id: 's' },
    ...body,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  const grade = (typed: Record<string, string>) =>
    plugin.grade(parsed.problem as ProblemEnvelope, { typed }, { mode: 'practice' }).verdict
  return { type, body, grade }
}

const reportOf = (xml: string) => importQti([{ file: 'item.xml', xml }]).report.join('\n')

describe('texts to type of QTI', () => {
  it('takes several gaps in a text, compared letter by letter', () => {
    const xml = itemOf(
      twoWords,
      `<p>Write the verbs.</p>${TWO}`,
      scored(when(`<and>${right('A')}${right('B')}</and>`, ONE, score(ZERO))),
    )
    const { type, body, grade } = gradedBy(xml)
    expect(type).toBe('typed_blanks')
    expect(body).toMatchObject({
      problemItems: [{ kind: 'markdown', value: 'Write the verbs.' }],
      text: 'He [[A]] and she [[B]].',
    })
    expect(grade({ A: 'went', B: 'sang' })).toBe('correct')
    expect(grade({ A: 'Went', B: 'sang' })).toBe('incorrect')
  })

  it('takes accepted spellings with their rule of capitals, and refuses points that contradict', () => {
    const one = (mapping: string) =>
      itemOf(
        declared('RESPONSE', 'string', ['grey'], mapping),
        `<p>Colour: ${entry('RESPONSE')}</p>`,
        TEMPLATE('map_response'),
      )
    const { body, grade } = gradedBy(one(points({ grey: 1, gray: 1, black: 0 })))
    expect(body.blanks).toEqual([
      { uuid: 'RESPONSE', kind: 'text', answers: ['grey', 'gray'], ignore_case: true },
    ])
    expect(grade({ RESPONSE: 'GRAY' })).toBe('correct')
    expect(grade({ RESPONSE: 'black' })).toBe('incorrect')
    const exact = gradedBy(one(points({ grey: 1, gray: 1 }, '', 'true')))
    expect(exact.grade({ RESPONSE: 'GRAY' })).toBe('incorrect')
    expect(reportOf(one(points({ grey: 1 }, 'defaultValue="1"')))).toContain(
      'whatever is answered earns points',
    )
    expect(reportOf(one(points({ grey: 1, GREY: 0 })))).toContain('contradict each other')
    expect(reportOf(one(points({ grey: 0.5, gray: 1 })))).toContain('does not earn all its points')
  })

  it('ignores a table of points that its scoring does not read', () => {
    const declaration = declared('RESPONSE', 'string', ['grey'], points({ grey: 1, gray: 1 }))
    const { grade } = gradedBy(
      itemOf(declaration, `<p>Colour: ${entry('RESPONSE')}</p>`, TEMPLATE('match_correct')),
    )
    expect(grade({ RESPONSE: 'grey' })).toBe('correct')
    expect(grade({ RESPONSE: 'gray' })).toBe('incorrect')
  })

  it('takes numbers with the tolerance of their comparison', () => {
    const equal =
      '<equal toleranceMode="absolute" tolerance="0.1 0.1"><variable identifier="N"/><correct identifier="N"/></equal>'
    const xml = (processing: string) =>
      itemOf(declared('N', 'float', ['3.5']), `<p>About ${entry('N')}</p>`, processing)
    const { grade } = gradedBy(xml(scored(when(equal, ONE))))
    expect(grade({ N: '3.60' })).toBe('correct')
    expect(grade({ N: '3.7' })).toBe('incorrect')
    expect(reportOf(xml(scored(when(equal.replace('0.1 0.1', '0.1 0.2'), ONE))))).toContain(
      'rules of its own',
    )
    expect(reportOf(xml(scored(when(equal.replace('absolute', 'relative'), ONE))))).toContain(
      'rules of its own',
    )
  })

  it('takes gaps in the cells of a table', () => {
    const table = `<table><tr><th>Verb</th><th>Past</th></tr><tr><td>go</td><td>${entry('A')}</td></tr><tr><td>sing</td><td>${entry('B')}</td></tr></table>`
    const { body } = gradedBy(itemOf(twoWords, `<p>Fill in.</p>${table}`, ''))
    expect(body.table).toEqual({
      columns: ['Verb', 'Past'],
      rows: [
        ['go', '[[A]]'],
        ['sing', '[[B]]'],
      ],
    })
  })
})

describe('response processing', () => {
  it.each([
    ['adds a point for each', scored(score(ZERO), when(right('A'), PLUS), when(right('B'), PLUS))],
    ['wants both', scored(when(`<and>${right('A')}${right('B')}</and>`, ONE))],
  ])('is taken where it %s', (_, processing) => {
    expect(gradedBy(itemOf(twoWords, TWO, processing)).type).toBe('typed_blanks')
  })

  it.each([
    [
      'one right answer of two is enough',
      scored(when(right('A'), ONE), when(right('B'), ONE)),
      'rules of its own',
    ],
    [
      'the last rule decides',
      scored(when(right('A'), PLUS), when(right('B'), PLUS, score(ZERO))),
      'rules of its own',
    ],
    [
      'the points are taken away',
      scored(when(right('A'), PLUS), when(right('B'), PLUS), score(ZERO)),
      'rules of its own',
    ],
    ['either is enough', scored(when(`<or>${right('A')}${right('B')}</or>`, ONE)), 'rules of its own'],
    ['the wrong answer is right', scored(when(`<not>${right('A')}</not>`, ONE)), 'rules of its own'],
    ['one of them is not scored', scored(when(right('A'), ONE)), 'something that it does not score'],
    ['the template looks at another response', TEMPLATE('match_correct'), 'something that it does not score'],
    [
      'the template is not known',
      TEMPLATE('map_response_point'),
      'scored by the template "map_response_point"',
    ],
  ])('is refused with line and reason where %s', (_, processing, reason) => {
    const report = reportOf(itemOf(twoWords, TWO, processing))
    expect(report).toMatch(/^item\.xml:\d+: not taken: /)
    expect(report).toContain(reason)
  })
})
