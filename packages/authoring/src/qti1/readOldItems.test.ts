import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { exercisesOf } from '../interchange/exercises'
import { readQtiQuestions } from '../qti/readQtiQuestions'
import { readOldItems } from './readOldItems'

const material = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`
const choices = (cardinality: string, ids: string[], id = 'r', prompt = '') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${prompt && material(prompt)}<render_choice shuffle="Yes">${ids
    .map((each) => `<response_label ident="${each}">${material(`choice ${each}`)}</response_label>`)
    .join('')}</render_choice></response_lid>`
const is = (value: string, more = '', id = 'r') => `<varequal respident="${id}"${more}>${value}</varequal>`
const when = (condition: string, points = 100, action = 'Set', after = '', more = ' continue="No"') =>
  `<respcondition${more}><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar>${after}</respcondition>`
const FIB = '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>'

const item = (asked: string, rules: string, more = '') =>
  `<item ident="i1" title="Item">
<presentation>${material('&lt;p&gt;What is &lt;b&gt;it&lt;/b&gt;?&lt;/p&gt;')}${asked}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${more}</item>`

const file = (...items: string[]) =>
  `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">
<questestinterop><assessment ident="a"><section ident="s">${items.join('\n')}</section></assessment></questestinterop>`

function imported(...items: string[]) {
  const questions = [...readQtiQuestions([{ file: 'old.xml', xml: file(...items) }], readOldItems)]
  const { yaml, taken, report } = exercisesOf(questions)
  const { exercises = [] } = parse(yaml) as { exercises: Record<string, unknown>[] }
  return { exercises, taken, report: report.join('\n'), questions }
}

describe('items of QTI 1.2', () => {
  it('are taken with the key that their rules give', () => {
    const feedback = `<itemfeedback ident="a_fb">${material('It is A.')}</itemfeedback>`
    const { exercises, report } = imported(
      item(
        choices('Single', ['A', 'B']),
        when('<other/>', 0, 'Add', '', ' continue="Yes"') +
          when(is('A'), 100, 'Set', '<displayfeedback feedbacktype="Response" linkrefid="a_fb"/>'),
        feedback,
      ),
      item(
        choices('Multiple', ['A', 'B', 'C']),
        when(`<and>${is('A')}<not>${is('B')}</not>${is('C')}</and>`),
      ),
      item(
        choices('Single', ['1', '2'], 'x', 'cat') + choices('Single', ['1', '2'], 'y', 'dog'),
        when(is('1', '', 'x'), 50, 'Add', '', ' continue="Yes"') + when(is('2', '', 'y'), 50, 'Add'),
      ),
      item(FIB, when(`<or>${is('grey')}${is('gray')}</or>`)),
    )
    expect(exercises).toMatchObject([
      {
        id: 'E1',
        type: 'selection',
        prompt: 'What is **it**?',
        options: [{ text: 'choice A', correct: true, why: 'It is A.' }, { text: 'choice B' }],
      },
      { type: 'multi_selection', options: [{ correct: true }, {}, { correct: true }] },
      { type: 'selection' },
      { type: 'typed_blanks', body: { blanks: [{ answers: ['grey', 'gray'], ignore_case: true }] } },
    ])
    expect(report).toContain('E3 "Item": points for parts of the answer became all or nothing')
    expect(report).not.toContain('not taken')
  })

  it('tell of what they say to several answers', () => {
    const show = (id: string) => `<displayfeedback feedbacktype="Response" linkrefid="${id}"/>`
    const feedback = (id: string, text: string) =>
      `<itemfeedback ident="${id}">${material(text)}</itemfeedback>`
    const reportOf = (rules: string) =>
      imported(item(choices('Single', ['A', 'B']), rules, feedback('a', 'It is A.') + feedback('all', 'So.')))
        .report
    const right = when(is('A'), 100, 'Set', show('a'))
    const note = 'some of what it says after an answer is left out'
    expect(reportOf(when('<other/>', 0, 'Add', show('all'), ' continue="Yes"') + right)).toContain(note)
    expect(reportOf(right)).not.toContain(note)
  })

  it('say to typed answers what the file says to them', () => {
    const said = ['right', 'mistake', 'other', 'all']
    const show = (id: string) => `<displayfeedback feedbacktype="Response" linkrefid="${id}"/>`
    const rules = [
      when('<other/>', 0, 'Set', show('all'), ' continue="Yes"'),
      when(is('grey'), 100, 'Set', show('right')),
      when(is('green'), 0, 'Set', show('mistake')),
      when('<other/>', 0, 'Set', show('other')),
    ]
    const { exercises, report } = imported(
      item(
        FIB,
        rules.join(''),
        said.map((id) => `<itemfeedback ident="${id}">${material(`To ${id}.`)}</itemfeedback>`).join(''),
      ),
    )
    expect(exercises).toMatchObject([
      {
        body: {
          blanks: [
            {
              answers: ['grey'],
              errors: [{ typed: 'green', explanation: 'To mistake.' }],
              explanation: 'To right.',
            },
          ],
        },
      },
    ])
    expect(report).toContain('E1 "Item": what it says to any other answer is left out')
  })

  it('keep what is said around the choices', () => {
    const inside = choices('Single', ['A', 'B'], 'r', 'Which one does NOT bark?').replace(
      '<render_choice shuffle="Yes">',
      `$&${material('Think twice.')}`,
    )
    const { exercises } = imported(item(inside, when(is('A'))))
    expect(exercises).toMatchObject([
      { prompt: 'What is **it**?\n\nWhich one does NOT bark?\n\nThink twice.' },
    ])
  })

  it.each<[string, string, object]>([
    ['below the question where nothing follows', FIB, { above: 'What is **it**?', text: '[[gap]]' }],
    [
      'between the texts around it',
      `${material('Now is the ')}${FIB}${material(' of our discontent.')}`,
      { text: 'What is **it**?\n\nNow is the [[gap]] of our discontent.' },
    ],
    [
      'within its field',
      `<response_str ident="r" rcardinality="Single"><render_fib>${material('The ')}<response_label ident="l"/>${material(' barks.')}</render_fib></response_str>`,
      { text: 'What is **it**?\n\nThe [[gap]] barks.' },
    ],
    [
      'below the texts of its field',
      `<response_str ident="r" rcardinality="Single">${material('Write it.')}<render_fib>${material('In one word.')}</render_fib></response_str>`,
      { above: 'What is **it**?\n\nWrite it.\n\nIn one word.', text: '[[gap]]' },
    ],
    [
      'on a line of its own between sentences',
      `${FIB}${material('Take care with capitals.')}`,
      { text: 'What is **it**?\n\n[[gap]]\n\nTake care with capitals.' },
    ],
    [
      'close to a full stop',
      `${material('It is')}${FIB}${material('.')}`,
      { text: 'What is **it**?\n\nIt is [[gap]].' },
    ],
  ])('have their gap %s', (_, asked, placed) => {
    const { exercises } = imported(item(asked, when(is('grey'))))
    const [{ body } = {}] = exercises as { body?: { problemItems: { value: string }[]; text: string } }[]
    const above = body?.problemItems[0]?.value
    expect({ ...(above === undefined ? {} : { above }), text: body?.text }).toEqual(placed)
  })

  it.each<[string, string, string]>([
    [
      'its scoring gives all points to several answers',
      choices('Single', ['A', 'B']),
      when(`<or>${is('A')}${is('B')}</or>`),
    ],
    ['its scoring gives all points to several answers', choices('Multiple', ['A', 'B']), when(is('A'))],
    [
      'its scoring gives 50 of 100 points to the best answer',
      choices('Single', ['A', 'B']),
      when(is('A'), 50),
    ],
    ['its scoring gives points to no answer', choices('Single', ['A', 'B']), when(is('C'))],
    [
      'its scoring cannot be followed: <varsubstring>',
      choices('Single', ['A', 'B']),
      when('<varsubstring respident="r">A</varsubstring>'),
    ],
    [
      'its scoring cannot be followed: the action Divide',
      choices('Single', ['A', 'B']),
      when(is('A'), 2, 'Divide'),
    ],
    ['it has more answers than can be tried', choices('Multiple', [...'ABCDEFGHIJKL']), when(is('A'))],
    [
      'capitals count in some of its answers and not in others',
      FIB,
      when(`<or>${is('grey')}${is('gray', ' case="Yes"')}</or>`),
    ],
    [
      'its points for "rey" contradict each other',
      FIB,
      when(`<or>${is('grey')}<not><or>${is('zzz')}<unanswered respident="r"/></or></not></or>`),
    ],
    [
      'its scoring gives all points where nothing is answered',
      FIB,
      when(`<or>${is('grey')}<not>${is('zzz')}</not></or>`),
    ],
    [
      'its scoring takes too long',
      FIB,
      when(`<or>${Array.from({ length: 5000 }, (_, i) => is(`word ${i}`)).join('')}</or>`),
    ],
    [
      'the order in which options are chosen counts',
      choices('Ordered', ['A', 'B']),
      when(`<and>${is('A', ' index="2"')}${is('B', ' index="1"')}</and>`),
    ],
    ['no type of ours asks as <response_xy> does', '<response_xy ident="r"/>', ''],
    ['it asks more than one question of this kind', FIB + FIB, when(is('a'))],
    [
      'it asks more than one question of this kind',
      FIB.replace('<render_fib/>', '<render_fib><response_label/><response_label/></render_fib>'),
      when(is('a')),
    ],
  ])('are refused with line and reason: %s', (reason, asked, rules) => {
    const { taken, report } = imported(item(asked, rules))
    expect(taken).toBe(0)
    expect(report).toContain(`: "Item" was not taken: ${reason}.`)
    expect(report).toMatch(/^old\.xml:\d+: /)
  })

  it('keep their place and their source, and stand beside items of QTI 2 and 3', () => {
    const good = item(choices('Single', ['A', 'B']), when(is('A')))
    const { questions } = imported(item(FIB, ''), good)
    expect(questions.map(({ number, identifier }) => [number, identifier])).toEqual([
      [1, 'i1'],
      [2, 'i1'],
    ])
    const alone = imported(good).questions[0]
    expect(alone?.sourceId).toBe(questions[0]?.sourceId)
  })

  it('are not read with entities of their own', () => {
    const xml = file(item(FIB, '')).replace('SYSTEM "ims_qtiasiv1p2.dtd"', '[<!ENTITY a "b">]')
    const [only] = readQtiQuestions([{ file: 'old.xml', xml }], readOldItems)
    expect(only?.outcome).toMatchObject({ isBroken: true, reason: expect.stringContaining('for safety') })
  })
})
