import { describe, expect, it } from 'vitest'
import { importQti } from '../importQti'
import { readXml } from '../readXml'
import { scoringOfItem } from './runScoring'

const declaration = (
  { cardinality = 'single', baseType = 'identifier', id = 'RESPONSE' },
  key: readonly string[],
  mapping = '',
) => `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">
  <correctResponse>${key.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`

const mapping = (entries: string, attributes = '') =>
  `<mapping defaultValue="0"${attributes}>${entries}</mapping>`
const entry = (key: string, points: number, more = '') =>
  `<mapEntry mapKey="${key}" mappedValue="${points}"${more}/>`

const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`

const set = (value: number) =>
  `<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${value}</baseValue></setOutcomeValue>`

const rules = (...conditions: string[]) =>
  `<responseProcessing>${conditions
    .map(
      (condition) =>
        `<responseCondition><responseIf>${condition}${set(1)}</responseIf><responseElse>${set(0)}</responseElse></responseCondition>`,
    )
    .join('')}</responseProcessing>`

const is = (value: string, id = 'RESPONSE') =>
  `<match><variable identifier="${id}"/><baseValue baseType="identifier">${value}</baseValue></match>`

const choice = (most: number, ids = ['A', 'B', 'C'], id = 'RESPONSE') =>
  `<choiceInteraction responseIdentifier="${id}" maxChoices="${most}">${ids
    .map((each) => `<simpleChoice identifier="${each}">choice ${each}</simpleChoice>`)
    .join('')}</choiceInteraction>`

const TEXT = '<p>The cat <textEntryInteraction responseIdentifier="RESPONSE"/> down.</p>'

const itemOf = (declarations: string, body: string, processing: string, outcome = '') =>
  `<assessmentItem identifier="i" title="i">
${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"${outcome}/>
<itemBody>${body}</itemBody>
${processing}</assessmentItem>`

function imported(...item: Parameters<typeof itemOf>) {
  const { taken, report } = importQti([{ file: 'i.xml', xml: itemOf(...item) }])
  return { taken, report: report.filter((line) => !line.startsWith('Write ')).join('\n') }
}

const MULTIPLE = { cardinality: 'multiple' }
const WORD = { baseType: 'string' }

describe('an item whose scoring says what its key says', () => {
  it.each<[string, ...Parameters<typeof itemOf>]>([
    ['one condition', declaration({}, ['A']), choice(1), rules(is('A'))],
    [
      'a condition for each choice',
      declaration(MULTIPLE, ['A', 'C']),
      choice(0),
      rules(
        `<and>${['A', 'C'].map((id) => `<member><baseValue baseType="identifier">${id}</baseValue><variable identifier="RESPONSE"/></member>`).join('')}
        <not><member><baseValue baseType="identifier">B</baseValue><variable identifier="RESPONSE"/></member></not></and>`,
      ),
    ],
    [
      'else if, in which the first branch that holds decides',
      declaration({}, ['B']),
      choice(1),
      `<responseProcessing><responseCondition><responseIf><isNull><variable identifier="RESPONSE"/></isNull>${set(0)}</responseIf>
      <responseElseIf>${is('B')}${set(2)}</responseElseIf><responseElseIf><or>${is('B')}${is('C')}</or>${set(-1)}</responseElseIf></responseCondition></responseProcessing>`,
    ],
    [
      'points that are counted before they are compared',
      declaration({ id: 'R1' }, ['A']) + declaration({ id: 'R2' }, ['B']),
      choice(1, ['A', 'B'], 'R1') + choice(1, ['A', 'B', 'C'], 'R2'),
      `<responseProcessing><responseCondition><responseIf>${is('A', 'R1')}<setOutcomeValue identifier="RAW"><sum><baseValue baseType="integer">2</baseValue></sum></setOutcomeValue></responseIf></responseCondition>
      <responseCondition><responseIf><and>${is('B', 'R2')}<gte><variable identifier="RAW"/><baseValue baseType="integer">2</baseValue></gte></and>${set(1)}</responseIf></responseCondition></responseProcessing>`,
    ],
    ['the template of Common Cartridge', declaration({}, ['A']), choice(1), template('CC2_match_basic')],
    [
      'capitals that do not count',
      declaration(WORD, ['sat'], mapping(entry('sat', 1, ' caseSensitive="false"'))),
      TEXT,
      template('map_response'),
    ],
    [
      'several keys of which each is as right',
      declaration(WORD, ['colour'], mapping(entry('colour', 1) + entry('color', 1) + entry('coulor', 0.5))),
      TEXT,
      template('map_response'),
    ],
    [
      'a number with its tolerance',
      declaration({ baseType: 'float' }, ['2.5']),
      TEXT,
      rules(
        '<equal toleranceMode="absolute" tolerance="0.1 0.1"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>',
      ),
    ],
  ])('is taken: %s', (_, ...item) => {
    expect(imported(...item)).toMatchObject({ taken: 1, report: expect.not.stringContaining('not taken') })
  })

  it('tells that points for parts are all or nothing, and only then', () => {
    const points = mapping(entry('A', 1) + entry('C', 1) + entry('B', -1))
    const partial = imported(declaration(MULTIPLE, ['A', 'C'], points), choice(0), template('map_response'))
    expect(partial).toEqual({
      taken: 1,
      report: 'i.xml: E1 "i": points for parts of the answer became all or nothing.',
    })
    expect(imported(declaration(MULTIPLE, ['A', 'C']), choice(0), template('match_correct')).report).toBe('')
  })
})

describe('an item whose scoring and key disagree', () => {
  const RIGHT = (points: string, said: string) =>
    `its scoring gives ${points} points to "${said}", which its key calls right`
  const WRONG = (said: string) => `its scoring gives all points to "${said}", which its key calls wrong`

  it.each<[string, string, ...Parameters<typeof itemOf>]>([
    [
      'another choice earns the points',
      RIGHT('0 of 1', 'A'),
      declaration({}, ['A']),
      choice(1),
      rules(is('B')),
    ],
    [
      'two choices earn all points',
      WRONG('B'),
      declaration({}, ['A']),
      choice(1),
      rules(`<or>${is('A')}${is('B')}</or>`),
    ],
    [
      'nothing earns all points, too',
      WRONG('nothing'),
      declaration({}, ['A']),
      choice(1),
      rules(`<or>${is('A')}<isNull><variable identifier="RESPONSE"/></isNull></or>`),
    ],
    [
      'a wrong choice is passed over',
      WRONG('A, B'),
      declaration(MULTIPLE, ['A'], mapping(entry('A', 1))),
      choice(0),
      template('map_response'),
    ],
    [
      'a bound makes a part enough',
      'a part of the right answer earns all its points',
      declaration(MULTIPLE, ['A', 'C'], mapping(entry('A', 1) + entry('C', 1), ' upperBound="1"')),
      choice(0),
      template('map_response'),
    ],
    [
      'more than the key is right, too',
      WRONG('A, B, C'),
      declaration(MULTIPLE, ['A', 'C']),
      choice(0),
      rules('<contains><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></contains>'),
    ],
    [
      'fewer may be chosen than are right',
      'its scoring gives points to no answer',
      declaration(MULTIPLE, ['A', 'C']),
      choice(1),
      template('match_correct'),
    ],
    [
      'the best answer is half of what the item promises',
      'its scoring gives 1 of 2 points to the best answer',
      declaration({}, ['A']),
      choice(1),
      rules(is('A')),
      ' normalMaximum="2"',
    ],
    [
      'the first entry that fits takes the points away',
      'its points for "SAT" contradict each other',
      declaration(
        WORD,
        ['sat'],
        mapping(entry('SAT', 0, ' caseSensitive="false"') + entry('sat', 1, ' caseSensitive="false"')),
      ),
      TEXT,
      template('map_response'),
    ],
    [
      'rules of its own score what is typed, of which not all can be tried',
      'it is scored by rules of its own',
      declaration(WORD, ['sat']),
      TEXT,
      rules(
        '<stringMatch caseSensitive="false"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></stringMatch>',
      ),
    ],
    [
      'a rule is not known',
      'its scoring cannot be followed: <patternMatch>',
      declaration({}, ['A']),
      choice(1),
      rules('<patternMatch pattern="(a+)+b"><variable identifier="RESPONSE"/></patternMatch>'),
    ],
    [
      'a rule collects without end',
      'its scoring cannot be followed: it collects without end',
      declaration({}, ['A']),
      choice(1),
      `<responseProcessing>${`<setOutcomeValue identifier="X"><multiple><variable identifier="X"/><variable identifier="X"/><variable identifier="RESPONSE"/></multiple></setOutcomeValue>`.repeat(40)}${set(1)}</responseProcessing>`,
    ],
  ])('is refused: %s', (_, reason, ...item) => {
    const { taken, report } = imported(...item)
    expect(taken).toBe(0)
    expect(report).toContain(reason)
    expect(report).toMatch(/^i\.xml:\d+: not taken: /)
  })
})

describe('scoringOfItem', () => {
  const pointsOf = (condition: string, key: readonly string[], given: readonly string[], kind = {}) =>
    scoringOfItem(readXml(itemOf(declaration(kind, key), choice(0), rules(condition))))(
      new Map([['RESPONSE', given]]),
    ).points
  const RESPONSE = '<variable identifier="RESPONSE"/>'
  const CORRECT = '<correct identifier="RESPONSE"/>'
  const number = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
  const NUMBER = { baseType: 'float' }

  it.each<[string, string, string[], string[], number, object?]>([
    [
      'an order that is another',
      `<match>${RESPONSE}${CORRECT}</match>`,
      ['A', 'B'],
      ['B', 'A'],
      0,
      { cardinality: 'ordered' },
    ],
    ['a set in any order', `<match>${RESPONSE}${CORRECT}</match>`, ['A', 'B'], ['B', 'A'], 1, MULTIPLE],
    [
      'a pair the other way round',
      `<match>${RESPONSE}${CORRECT}</match>`,
      ['A B'],
      ['B A'],
      1,
      { baseType: 'pair' },
    ],
    [
      'a directed pair',
      `<match>${RESPONSE}${CORRECT}</match>`,
      ['A B'],
      ['B A'],
      0,
      { baseType: 'directedPair' },
    ],
    ['what is compared with nothing', `<not><match>${RESPONSE}<null/></match></not>`, ['A'], ['A'], 0],
    [
      'or, where one side cannot be said',
      `<or><match>${RESPONSE}<null/></match>${is('A')}</or>`,
      ['A'],
      ['A'],
      1,
    ],
    [
      'and, where one side cannot be said',
      `<not><and><match>${RESPONSE}<null/></match>${is('B')}</and></not>`,
      ['A'],
      ['A'],
      1,
    ],
    [
      'a bound that is left out',
      `<equal toleranceMode="absolute" tolerance="1" includeUpperBound="false">${RESPONSE}${number(5)}</equal>`,
      ['5'],
      ['6'],
      0,
      NUMBER,
    ],
    [
      'a tolerance in per cent',
      `<equal toleranceMode="relative" tolerance="10">${RESPONSE}${number(50)}</equal>`,
      ['5'],
      ['55'],
      1,
      NUMBER,
    ],
    ['a number that is none', `<isNull>${RESPONSE}</isNull>`, ['5'], ['five'], 1, NUMBER],
    [
      'the place in an order',
      `<match><index n="2">${RESPONSE}</index><baseValue baseType="identifier">B</baseValue></match>`,
      ['A', 'B'],
      ['A', 'B'],
      1,
      { cardinality: 'ordered' },
    ],
    [
      'what is left when one is taken away',
      `<match><delete><baseValue baseType="identifier">A</baseValue>${RESPONSE}</delete><baseValue baseType="identifier">B</baseValue></match>`,
      ['A'],
      ['A', 'B'],
      1,
      MULTIPLE,
    ],
    [
      'any two of three',
      `<anyN min="2" max="2">${is('A')}${is('B')}<not>${is('B')}</not></anyN>`,
      ['A'],
      ['A'],
      1,
    ],
    [
      'sums and products',
      `<equal toleranceMode="exact"><sum><product>${number(2)}${number(3)}</product><subtract>${number(5)}${number(1)}</subtract></sum><divide>${number(20)}${number(2)}</divide></equal>`,
      ['A'],
      ['A'],
      1,
    ],
    ['a division by nothing', `<isNull><divide>${number(1)}${number(0)}</divide></isNull>`, ['A'], ['A'], 1],
  ])('says of %s what QTI says', (_, condition, key, given, points, kind = {}) => {
    expect(pointsOf(condition, key, given, kind)).toBe(points)
  })

  it('ends where the rules end early', () => {
    const xml = itemOf(
      declaration({}, ['A']),
      choice(1),
      `<responseProcessing>${set(1)}<exitResponse/>${set(0)}</responseProcessing>`,
    )
    expect(scoringOfItem(readXml(xml))(new Map()).points).toBe(1)
  })
})
