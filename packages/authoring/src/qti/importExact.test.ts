import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importQti } from './importQti'

const itemOf = (
  body: string,
  key: readonly string[],
  { cardinality = 'single', baseType = 'identifier' } = {},
) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i-7" title="Café">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">
  <correctResponse>${key.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>
  <itemBody>${body}</itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/></assessmentItem>`

const choice = (first: string, fixed = '') =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
  <simpleChoice identifier="A">${first}</simpleChoice><simpleChoice identifier="B"${fixed}>none of these</simpleChoice></choiceInteraction>`

const gapMatch = (...pairs: string[]) =>
  itemOf(
    `<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="S" matchMax="2">the</gapText>
    <gapText identifier="C" matchMax="1">cat</gapText><p>One <gap identifier="G1"/> two <gap identifier="G2"/></p></gapMatchInteraction>`,
    pairs,
    { cardinality: 'multiple', baseType: 'directedPair' },
  )

function imported(...files: (string | Uint8Array)[]) {
  const { yaml, report, errors } = importQti(files.map((xml, i) => ({ file: `${i + 1}.xml`, xml })))
  const { exercises } = parse(yaml) as { exercises: { id: string; body: Record<string, unknown> }[] }
  return { yaml, exercises, body: exercises[0]?.body, report: report.join('\n'), errors }
}

describe('what an item says, to the letter', () => {
  it('keeps the order of choices of which one has its fixed place', () => {
    expect(imported(itemOf(choice('a'), ['A'])).body).toHaveProperty('shuffle_options', true)
    expect(imported(itemOf(choice('a', ' fixed="true"'), ['A'])).body).not.toHaveProperty('shuffle_options')
  })

  it('writes raised and lowered signs, and refuses those that it cannot', () => {
    const labels = JSON.stringify(
      imported(itemOf(choice('x<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>'), ['A'])).body,
    )
    expect(labels).toContain('x², H₂O, 1st')
    const { report } = imported(itemOf(choice('x<sup>Q?</sup>'), ['A']))
    expect(report).toMatch(/^1\.xml:\d+: not taken: no text of ours shows what stands in <sup>\.$/)
  })

  it.each([
    [['S G1', 'S G2'], 'a text belongs into several gaps'],
    [['S G1', 'C G1'], 'a gap takes one of several texts'],
    [['S G1'], 'a text belongs into no gap'],
  ])('refuses texts for gaps with the key %s', (pairs, reason) => {
    expect(imported(gapMatch(...pairs)).report).toMatch(new RegExp(`^1\\.xml:\\d+: not taken: ${reason}\\.`))
  })

  it('refuses an item that goes on by what is answered', () => {
    const adaptive = itemOf(choice('a'), ['A']).replace(
      'identifier="i-7"',
      'identifier="i-7" adaptive="true"',
    )
    expect(imported(adaptive).report).toContain('it goes on by what is answered')
  })

  it('reads a file in the encoding that it declares, and no other', () => {
    const text = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>\n${itemOf(choice('café'), ['A'])}`
    for (const bytes of [
      Buffer.from(text('ISO-8859-1'), 'latin1'),
      Buffer.from(text('UTF-8'), 'utf8'),
      Buffer.from(`\uFEFF${text('utf-16')}`, 'utf16le'),
    ])
      expect(JSON.stringify(imported(bytes).body)).toContain('"label":"café"')
    expect(imported(Buffer.from(text('UTF-8'), 'latin1')).errors[0]?.message).toContain(
      'not written in UTF-8',
    )
    expect(imported(Buffer.from(text('KLINGON'))).errors[0]?.message).toContain('"KLINGON" is not known')
  })

  it('names the source above each exercise, whose number stays when others are taken later', () => {
    const good = itemOf(choice('a'), ['A'])
    const before = imported(gapMatch('S G1'), good)
    expect(before.yaml).toContain('# 2.xml i-7 "Café"\n')
    expect(imported(good, good).exercises[1]).toEqual(before.exercises[0])
    expect(before.exercises[0]?.id).toBe('E2')
  })
})
