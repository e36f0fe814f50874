import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importQti } from './importQti'

const declared = (cardinality: string, baseType: string, value: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">
    <correctResponse><value>${value}</value></correctResponse></responseDeclaration>`

const MATCH_CORRECT =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>'

function importOne(declaration: string, body: string, after = '') {
  const xml = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="item" title="Question">
    ${declaration}<itemBody>${body}</itemBody>${MATCH_CORRECT}${after}</assessmentItem>`
  const { yaml, report, errors } = importQti([{ file: 'item.xml', xml }])
  expect(errors).toEqual([])
  const { exercises } = parse(yaml) as {
    exercises: { type: string; hints: string[]; body: Record<string, unknown> }[]
  }
  return { exercise: exercises[0], report: report.join('\n') }
}

const CHOICE = declared('single', 'identifier', 'A')
const choice = (prompt = '', yes = 'yes') =>
  `<choiceInteraction responseIdentifier="RESPONSE">${prompt}
    <simpleChoice identifier="A">${yes}</simpleChoice><simpleChoice identifier="B">no</simpleChoice></choiceInteraction>`
const WORD = (word: string) => declared('single', 'string', word)
const ENTRY = '<textEntryInteraction responseIdentifier="RESPONSE"/>'
const INLINE = `<inlineChoiceInteraction responseIdentifier="RESPONSE">
  <inlineChoice identifier="A">yes</inlineChoice><inlineChoice identifier="B">no</inlineChoice></inlineChoiceInteraction>`
const PHRASES = declared('multiple', 'identifier', 'A')
const phrases = (text: string) => `<hottextInteraction responseIdentifier="RESPONSE" maxChoices="0">
  <p>${text}: the <hottext identifier="A">dog</hottext> ran <hottext identifier="B">home</hottext>.</p></hottextInteraction>`

const SORT = `<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="directedPair">
  <correctResponse><value>S G</value><value>R H</value></correctResponse></responseDeclaration>`
const GAPS = (above: string, between: string) => `<gapMatchInteraction responseIdentifier="RESPONSE">
  <gapText identifier="S" matchMax="1">sat</gapText><gapText identifier="R" matchMax="1">ran</gapText>
  ${above}<p>He <gap identifier="G"/> ${between} and she <gap identifier="H"/>.</p></gapMatchInteraction>`

const rubric = (view: string, text: string) => `<rubricBlock view="${view}"><p>${text}</p></rubricBlock>`
const boxed = (content: string) => `<div class="grid-row"><div class="col-12">${content}</div></div>`

describe('rubrics of QTI', () => {
  it.each([
    ['a typed gap', WORD('went'), `<p>Yesterday we ${ENTRY} home.</p>`],
    ['a chosen gap', CHOICE, `<p>Say ${INLINE} now.</p>`],
    ['a choice', CHOICE, choice('<prompt>Is it so?</prompt>')],
    ['phrases', PHRASES, phrases('Look')],
  ])('of scorers are shown to nobody, in any box beside %s', (_, declaration, asked) => {
    const { exercise } = importOne(declaration, boxed(rubric('scorer tutor', 'The answer is this.') + asked))
    expect(exercise).toBeDefined()
    expect(JSON.stringify(exercise)).not.toContain('The answer')
  })

  it('of students stay, also behind a gap', () => {
    const body = `<p>Yesterday we ${ENTRY} home.</p>${rubric('candidate', 'Use the verb go.')}`
    expect(importOne(WORD('went!'), body).exercise?.body.text).toBe(
      'Yesterday we [[RESPONSE]] home.\n\nUse the verb go.',
    )
    const meaning = `<p>not afraid</p>${rubric('candidate', 'Write with a capital letter.')}<p>${ENTRY}</p>`
    expect(importOne(WORD('Brave'), meaning).exercise).toMatchObject({
      type: 'vocabulary_spelling',
      body: { definition: 'not afraid\n\nWrite with a capital letter.' },
    })
  })

  it('that a student opens are hints', () => {
    const { exercise } = importOne(
      CHOICE,
      `<p>Is it so?</p>${boxed('<infoControl title="Help"><p>Look again.</p></infoControl>')}${choice()}`,
    )
    expect(exercise?.hints).toEqual(['Look again.'])
    expect(exercise?.body.problemItems).toEqual([{ kind: 'markdown', value: 'Is it so?' }])
  })
})

const AUDIO = '<audio src="a.mp3" controls="controls"/>'
const heard = (label = 'Listen') => ({ kind: 'audio', audioURL: 'a.mp3', label })
const said = (value: string) => ({ kind: 'markdown', value })

describe('recordings of QTI', () => {
  it.each([
    ['in a paragraph', `<p>Listen and choose: ${AUDIO}</p><p>One.</p>`, '', ['Listen and choose:', 'One.']],
    ['above another', `<div>${AUDIO}<p>What did she say?</p></div>`, '', ['', 'What did she say?']],
    ['in the prompt', '', `<prompt>What did she say? ${AUDIO}</prompt>`, ['What did she say?', '']],
  ])('stand behind their paragraph: %s', (_, above, prompt, [before = '', after = '']) => {
    const texts = (text: string) => (text === '' ? [] : [said(text)])
    expect(importOne(CHOICE, above + choice(prompt)).exercise?.body.problemItems).toEqual([
      ...texts(before),
      heard(),
      ...texts(after),
    ])
  })

  it('stand behind the passage of which they are a part', () => {
    const passage = `<div data-layout="two_columns"><h2>Talk</h2><div><p>Listen.</p>${AUDIO}</div></div>`
    expect(importOne(CHOICE, `${passage}<p>Who?</p>${choice()}`).exercise?.body.problemItems).toEqual([
      { kind: 'passage', layout: 'two_columns', title: 'Talk', pages: ['Listen.'] },
      heard(),
      said('Who?'),
    ])
  })

  it.each([
    ['a gap', WORD('go!'), `<p>We ${ENTRY} home. ${AUDIO}</p>`, 'typed_blanks'],
    ['a chosen gap', CHOICE, `<p>Say ${INLINE} ${AUDIO}</p>`, 'fill_in_the_blank'],
    ['phrases', PHRASES, phrases(AUDIO), 'clickable_text'],
    ['a second one', CHOICE, choice('', `${AUDIO}<audio src="b.mp3"/>`), 'selection'],
  ])('refuse the item where they have no place: %s', (_, declaration, body, type) => {
    expect(importOne(declaration, body).report).toMatch(
      new RegExp(`not taken: ${type} has no place for its recording [ab].mp3`),
    )
  })

  it('of what is said after an answer are not heard before it', () => {
    const feedback = `<feedbackInline outcomeIdentifier="F" identifier="A">Hear it: ${AUDIO}</feedbackInline>`
    const { exercise, report } = importOne(CHOICE, choice('', `yes${feedback}`))
    expect(exercise?.body.subProblemItems).toMatchObject([
      { options: [{ label: 'yes', explanation: 'Hear it:' }, { label: 'no' }] },
    ])
    expect(JSON.stringify(exercise)).not.toContain('a.mp3')
    expect(report).toContain('some of what it says after an answer is left out')
  })
})

describe('texts of QTI', () => {
  it('that stand in a box without a paragraph are kept beside a word to type', () => {
    const name = '<p>Fill in the name of the city.</p>'
    const { exercise } = importOne(WORD('Paris'), `${name}<div>The capital of France is ${ENTRY}.</div>`)
    expect(exercise).toMatchObject({
      type: 'vocabulary_spelling',
      body: {
        definition: 'Fill in the name of the city.',
        sample_sentence: 'The capital of France is ___.',
      },
    })
    const above = `<div>Look at the map below.${name}</div>The capital is ${ENTRY}`
    expect(importOne(WORD('Paris'), above).exercise?.body).toMatchObject({
      definition: 'Look at the map below.\n\nFill in the name of the city.',
      sample_sentence: 'The capital is ___',
    })
  })

  it('in a box around all stand above the gap as they do without it', () => {
    const body = `<p>Write the verb.</p><p>We ${ENTRY} home.</p>`
    const boxedBody = importOne(WORD('go!'), boxed(body)).exercise?.body
    expect(boxedBody).toEqual(importOne(WORD('go!'), body).exercise?.body)
    expect(boxedBody).toMatchObject({ text: 'We [[RESPONSE]] home.' })
  })

  it('between phrases keep their raised signs, and the ends of their cells', () => {
    const { exercise } = importOne(PHRASES, phrases('It is 5 km<sup>2</sup><br/>large'))
    expect(exercise?.body.phrases).toMatchObject([
      { phrase: 'It is 5 km² large: the ' },
      { phrase: 'dog' },
      { phrase: ' ran ' },
      { phrase: 'home' },
      { phrase: '.' },
    ])
    const table = phrases('').replace('<p>', '<table><tr><td>one</td><td>two</td></tr></table><p>')
    expect(importOne(PHRASES, table).exercise?.body.phrases).toMatchObject([
      { phrase: 'one two\n\n: the ' },
      {},
      {},
      {},
      {},
    ])
  })

  it.each([
    ['a picture between phrases', PHRASES, phrases('<img src="map.png" alt="a map"/>'), 'picture map.png'],
    ['what is too long for a name', SORT, GAPS('', 'very '.repeat(50)), 'too long to name a group'],
  ])('and pictures are not lost without a word: %s', (_, declaration, body, what) => {
    expect(importOne(declaration, body).report).toContain(what)
  })

  it('of which no group is named stand above the groups', () => {
    const { exercise } = importOne(SORT, GAPS('<p>It was a hot day.</p>', ''))
    expect(exercise?.body).toMatchObject({
      problemItems: [said('It was a hot day.')],
      buckets: [{ name: 'He ___ and she ….' }, { name: 'He … and she ___.' }],
    })
  })

  it('tell that the address of a link is left out', () => {
    const linked = (words: string) => `<p>Read <a href="https://a.test">${words}</a>.</p>${choice()}`
    const note = 'the addresses of its links are left out'
    expect(importOne(CHOICE, linked('this')).report).toContain(note)
    expect(importOne(CHOICE, linked('https://a.test')).report).not.toContain(note)
  })

  it('that are said after answers of no choice are told', () => {
    const modal = (identifier: string, text: string) =>
      `<modalFeedback outcomeIdentifier="F" identifier="${identifier}" showHide="show">${text}</modalFeedback>`
    expect(importOne(CHOICE, choice(), modal('A', 'It is so.')).report).not.toContain('left out')
    const note = 'some of what it says after an answer is left out'
    expect(importOne(CHOICE, choice(), modal('wrong', 'Think of the verb.')).report).toContain(note)
    const block = `<feedbackBlock outcomeIdentifier="F" identifier="right"><p>This is why.</p></feedbackBlock>`
    const { exercise, report } = importOne(CHOICE, `<p>Is it so?</p>${choice()}${block}`)
    expect(report).toContain(note)
    expect(exercise?.body.problemItems).toEqual([said('Is it so?')])
  })
})

it('a letter that stands beside an emphasis is no loss', () => {
  const { exercise } = importOne(CHOICE, choice('', '<b>(a)</b>7th'))
  expect(exercise?.body.subProblemItems).toMatchObject([{ options: [{ label: '**(a)**&#55;th' }, {}] }])
})

it('a text of another file that it includes refuses the item', () => {
  const include = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="passage.xml"/>'
  expect(importOne(CHOICE, `${include}${choice()}`).report).toContain('no text of ours shows <include>')
})
