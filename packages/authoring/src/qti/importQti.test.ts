import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importQti } from './importQti'

/** An item of QTI 2.2 as other systems write it. */
const item2 = (declaration: string, body: string, after = '') => `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="item" title="Question 1">
  ${declaration}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody>${body}</itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>${after}
</assessmentItem>`

/** An item of QTI 3 with a prefix, which is allowed too. */
const item3 = (declaration: string, body: string) => `<q:qti-assessment-item
  xmlns:q="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="item" title="Question 1">
  ${declaration}
  <q:qti-item-body>${body}</q:qti-item-body>
</q:qti-assessment-item>`

const declared = (cardinality: string, baseType: string, ...values: string[]) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">
    <correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>
  </responseDeclaration>`

const CHOICES = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
  <prompt>Which word is a <b>noun</b>?</prompt>
  <simpleChoice identifier="A">cat<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">A cat is a thing.</feedbackInline></simpleChoice>
  <simpleChoice identifier="B">run</simpleChoice>
</choiceInteraction>`

const SETS = (
  matchMax: string,
  ...targets: string[]
) => `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="3">
  <prompt>Match.</prompt>
  <simpleMatchSet>${['cat', 'dog', 'cow'].map((word) => `<simpleAssociableChoice identifier="${word}" matchMax="1">${word}</simpleAssociableChoice>`).join('')}</simpleMatchSet>
  <simpleMatchSet>${targets.map((word) => `<simpleAssociableChoice identifier="${word}" matchMax="${matchMax}">${word}</simpleAssociableChoice>`).join('')}</simpleMatchSet>
</matchInteraction>`

const GAPS = (between: string) => `<gapMatchInteraction responseIdentifier="RESPONSE">
  <gapText identifier="S" matchMax="1">sat</gapText><gapText identifier="C" matchMax="1">the cat</gapText>
  <p><gap identifier="G1"/>${between}<gap identifier="G2"/></p>
</gapMatchInteraction>`

function importOne(xml: string) {
  const { yaml, taken, report, errors } = importQti([{ file: 'item.xml', xml }])
  const exercise = (parse(yaml) as { exercises: { type: string; body: Record<string, unknown> }[] })
    .exercises[0]
  return { taken, exercise, report: report.join('\n'), errors }
}

describe('importQti', () => {
  it('takes one of several choices with prompt, shuffling and feedback', () => {
    const { exercise } = importOne(
      item2(declared('single', 'identifier', 'A'), `<p>Read well.</p>${CHOICES}`),
    )
    expect(exercise).toMatchObject({
      type: 'selection',
      body: {
        problemItems: [
          { kind: 'markdown', value: 'Read well.' },
          { kind: 'markdown', value: 'Which word is a **noun**?' },
        ],
        shuffle_options: true,
        subProblemItems: [
          {
            type: 'radio',
            options: [
              { id: 'A', label: 'cat', answer: true, explanation: 'A cat is a thing.' },
              { id: 'B', label: 'run', answer: false },
            ],
          },
        ],
      },
    })
  })

  it('takes several right choices, also where only points tell them', () => {
    const mapping = `<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier">
      <mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="C" mappedValue="0.5"/>
      <mapEntry mapKey="B" mappedValue="-1"/></mapping></responseDeclaration>`
    const body = CHOICES.replace('maxChoices="1"', 'maxChoices="0"').replace(
      '</choiceInteraction>',
      '<simpleChoice identifier="C">pet</simpleChoice></choiceInteraction>',
    )
    const { exercise, report } = importOne(item2(mapping, body).replace('/match_correct"', '/map_response"'))
    expect(exercise).toMatchObject({
      type: 'multi_selection',
      body: { subProblemItems: [{ options: [{ answer: true }, { answer: false }, { answer: true }] }] },
    })
    expect(report).toContain('points for parts of the answer became all or nothing')
  })

  it('takes choices in a text, with what stands above as the prompt', () => {
    const { exercise } = importOne(
      item3(
        `<q:qti-response-declaration identifier="GAP" cardinality="single" base-type="identifier">
          <q:qti-correct-response><q:qti-value>a</q:qti-value></q:qti-correct-response></q:qti-response-declaration>`,
        `<q:p>Choose.</q:p><q:p>The <q:em>old</q:em> cat <q:qti-inline-choice-interaction response-identifier="GAP">
          <q:qti-inline-choice identifier="a">sat</q:qti-inline-choice>
          <q:qti-inline-choice identifier="b">sitted</q:qti-inline-choice></q:qti-inline-choice-interaction> down.</q:p>`,
      ),
    )
    expect(exercise).toMatchObject({
      type: 'fill_in_the_blank',
      body: {
        problemItems: [{ kind: 'markdown', value: 'Choose.' }],
        text: 'The *old* cat [[GAP]] down.',
        blanks: [
          {
            uuid: 'GAP',
            answer: 'a',
            options: [
              { id: 'a', label: 'sat' },
              { id: 'b', label: 'sitted' },
            ],
          },
        ],
      },
    })
  })

  it('takes hottext, with the text between as phrases that are not clicked', () => {
    const { exercise } = importOne(
      item2(
        declared('multiple', 'identifier', 'v'),
        `<hottextInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Click the verb.</prompt>
          <p>The <hottext identifier="n">dog</hottext> <hottext identifier="v">barks</hottext>.</p></hottextInteraction>`,
      ),
    )
    expect(exercise).toMatchObject({
      type: 'clickable_text',
      body: {
        phrases: [
          { phrase: 'The ', clickable: false },
          { id: 'n', phrase: 'dog', clickable: true, answer: false },
          { phrase: ' ', clickable: false },
          { id: 'v', phrase: 'barks', clickable: true, answer: true },
          { phrase: '.', clickable: false },
        ],
      },
    })
  })

  it('takes a word with a definition whose first letter may be a capital as spelling', () => {
    const entry = '<p>Type it: <textEntryInteraction responseIdentifier="RESPONSE"/></p>'
    const points = `<mapping>${['brave', 'Brave'].map((key) => `<mapEntry mapKey="${key}" mappedValue="1" caseSensitive="true"/>`).join('')}</mapping></responseDeclaration>`
    const declaration = declared('single', 'string', 'brave').replace('</responseDeclaration>', points)
    const byPoints = (body: string) =>
      importOne(item2(declaration, body).replace('/match_correct"', '/map_response"')).exercise
    expect(byPoints(`<p>not afraid</p>${entry}`)).toMatchObject({
      type: 'vocabulary_spelling',
      body: { answer: 'brave', definition: 'not afraid', sample_sentence: 'Type it: ___' },
    })
    expect(byPoints(`<p>What is a lion?</p>${entry}`)).toMatchObject({
      type: 'typed_blanks',
      body: { text: 'Type it: [[RESPONSE]]', blanks: [{ answers: ['brave', 'Brave'] }] },
    })
  })

  it.each(['1', '3'])('takes a match of one to one as pairs (at most %s for a target)', (matchMax) => {
    const key = declared('multiple', 'directedPair', 'cat meow', 'dog woof', 'cow moo')
    const { exercise } = importOne(item2(key, SETS(matchMax, 'moo', 'meow', 'woof')))
    expect(exercise).toMatchObject({
      type: 'pairing',
      body: {
        left_items: [{ id: 'cat' }, { id: 'dog' }, { id: 'cow' }],
        drag_items: [
          { id: 'moo', order: 3 },
          { id: 'meow', order: 1 },
          { id: 'woof', order: 2 },
        ],
      },
    })
  })

  it('takes a match of many to one as sorting', () => {
    const key = declared('multiple', 'directedPair', 'cat Pet', 'dog Pet', 'cow Farm')
    expect(importOne(item2(key, SETS('0', 'Pet', 'Farm'))).exercise).toMatchObject({
      type: 'text_drag_drop',
      body: {
        buckets: [
          { id: 'Pet', name: 'Pet' },
          { id: 'Farm', name: 'Farm' },
        ],
        drag_items: [
          { id: 'cat', category: 'Pet' },
          { id: 'dog', category: 'Pet' },
          { id: 'cow', category: 'Farm' },
        ],
      },
    })
    const open = declared('multiple', 'directedPair', 'cat Pet', 'cat Farm', 'dog Pet')
    expect(importOne(item2(open, SETS('0', 'Pet', 'Farm'))).report).toContain('no partner or several')
  })

  it('takes associations as pairs, the first of each on the left', () => {
    const choice = (id: string) =>
      `<simpleAssociableChoice identifier="${id}" matchMax="1">${id}</simpleAssociableChoice>`
    const { exercise } = importOne(
      item2(
        declared('multiple', 'pair', 'hot cold', 'up down'),
        `<associateInteraction responseIdentifier="RESPONSE" maxAssociations="2">${['cold', 'up', 'hot', 'down'].map(choice).join('')}</associateInteraction>`,
      ),
    )
    expect(exercise).toMatchObject({
      type: 'pairing',
      body: {
        left_items: [{ id: 'up' }, { id: 'hot' }],
        drag_items: [
          { id: 'cold', order: 2 },
          { id: 'down', order: 1 },
        ],
      },
    })
  })

  it('takes gaps in a row as slots, gaps in a text as groups', () => {
    const key = declared('multiple', 'directedPair', 'S G2', 'C G1')
    expect(importOne(item2(key, GAPS(' '))).exercise).toMatchObject({
      type: 'unscramble_drag_drop',
      body: {
        drag_items: [
          { id: 'S', order: 2 },
          { id: 'C', order: 1 },
        ],
      },
    })
    const text = importOne(item2(key, GAPS(' quietly ')))
    expect(text.exercise).toMatchObject({
      type: 'text_drag_drop',
      body: {
        buckets: [
          { id: 'G1', name: '___ quietly …' },
          { id: 'G2', name: '… quietly ___' },
        ],
        drag_items: [
          { id: 'S', category: 'G2' },
          { id: 'C', category: 'G1' },
        ],
      },
    })
    expect(text.report).toContain('read their names')
    const spare = declared('multiple', 'directedPair', 'C G1')
    expect(importOne(item2(spare, GAPS(' '))).report).toContain('a text belongs into no gap')
  })

  it('takes an order', () => {
    const { exercise } = importOne(
      item2(
        declared('ordered', 'identifier', 'c', 'a', 'b'),
        `<orderInteraction responseIdentifier="RESPONSE">${['a', 'b', 'c'].map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('')}</orderInteraction>`,
      ),
    )
    expect(exercise).toMatchObject({
      type: 'ordering',
      body: {
        drag_items: [
          { id: 'a', order: 2 },
          { id: 'b', order: 3 },
          { id: 'c', order: 1 },
        ],
      },
    })
  })

  it.each([
    [
      'an essay',
      '<extendedTextInteraction responseIdentifier="RESPONSE"/>',
      'asks as <extendedTextInteraction> does',
    ],
    ['two kinds', `${CHOICES}<p><textEntryInteraction responseIdentifier="X"/></p>`, 'it mixes'],
    ['a formula', `<math><mi>x</mi></math>${CHOICES}`, 'no text of ours shows <math>'],
    ['nothing to do', '<p>Read.</p>', 'it asks nothing'],
    ['a key of nobody', CHOICES.replace('"A"', '"Z"'), 'its key "A" is no choice'],
  ])('reports %s with file, line and reason', (_, body, reason) => {
    const { taken, report } = importOne(item2(declared('single', 'identifier', 'A'), body))
    expect(taken).toBe(0)
    expect(report).toMatch(/^item\.xml:\d+: not taken: /)
    expect(report).toContain(reason)
  })

  it('reports what stands in other files, and what is no item', () => {
    const stimulus = item2(
      `${declared('single', 'identifier', 'A')}<assessmentStimulusRef href="s.xml"/>`,
      CHOICES,
    )
    expect(importOne(stimulus).report).toContain('its text stands in a file of its own')
    expect(importOne('<qti-assessment-test/>').report).toContain('it is no item but <assessmentTest>')
  })

  it('names file and line of broken XML and goes on with the next file', () => {
    const good = item2(declared('single', 'identifier', 'A'), CHOICES)
    const { taken, errors } = importQti([
      { file: 'bad.xml', xml: '<assessmentItem>\n<itemBody>\n</assessmentItem>' },
      { file: 'good.xml', xml: good },
    ])
    expect(taken).toBe(1)
    expect(errors).toMatchObject([{ file: 'bad.xml', line: 3 }])
    expect(errors[0]?.message).toContain('itemBody')
  })

  it('reads no entities: not those that grow without end, not those of other files', () => {
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i};`.repeat(10)}">`)
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol0 "lol">${levels.join('\n')}]>\n<assessmentItem>&lol9;</assessmentItem>`
    const outside =
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><assessmentItem>&x;</assessmentItem>'
    const parameter = '<!DOCTYPE a SYSTEM "http://localhost/evil.dtd"><assessmentItem/>'
    for (const xml of [bomb, outside, parameter]) {
      const { taken, errors } = importOne(xml)
      expect(taken).toBe(0)
      expect(errors[0]?.message).toContain('document types and entities of a file are not read')
    }
    expect(importOne(bomb).errors[0]?.line).toBe(2)
  })

  it('refuses elements in elements without end, and files without measure', () => {
    const deep = `${'<p>'.repeat(20_000)}${'</p>'.repeat(20_000)}`
    expect(importOne(deep).errors).toHaveLength(1)
    expect(importOne(' '.repeat(10_000_001)).errors[0]?.message).toContain('larger than 10 MB')
  })

  it('never throws, whatever the file holds', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<itemBody>',
      '</itemBody>',
      CHOICES,
      '&amp;',
      '&',
      '<!--',
      ']]>',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.string(), (pieces, text) => {
        const xml = item2(declared('single', 'identifier', text), pieces.join(text))
        const { taken, report, errors } = importQti([{ file: 'any.xml', xml }])
        expect(taken + report.length + errors.length).toBeGreaterThan(0)
      }),
    )
  })
})
