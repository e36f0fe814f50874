/* Made-up questions of usual kinds and lengths, no two alike. */

const NOUNS = ['river', 'letter', 'garden', 'teacher', 'bridge', 'winter', 'engine', 'story']
const VERBS = ['crossed', 'described', 'repaired', 'remembered', 'followed', 'carried']

const pick = (words: readonly string[], i: number): string => words[i % words.length] ?? ''
const sentence = (i: number): string =>
  `In lesson ${i} the ${pick(NOUNS, i)} that they ${pick(VERBS, i)} was near the ${pick(NOUNS, i * 3 + 1)}`

const giftAnswers: readonly ((i: number) => string)[] = [
  (i) => `{=${pick(VERBS, i)} ${i}#That is what it says. ~${pick(VERBS, i + 1)}#No. ~${pick(VERBS, i + 2)}}`,
  (i) => `{~%50%a ${pick(NOUNS, i)} ~%50%one ${pick(NOUNS, i + 1)} ~%-100%no ${pick(NOUNS, i + 2)}}`,
  (i) => `{=the ${pick(NOUNS, i)} -> it =the ${pick(NOUNS, i + 1)} -> they =lesson ${i} -> we}`,
  (i) => (i % 2 === 0 ? '{T#It does.}' : '{F#It does not.}'),
  (i) => `{=${pick(NOUNS, i)} =the ${pick(NOUNS, i)}}`,
  (i) => `{#${i}:2}`,
]

export const gift = (i: number): string =>
  `// question: ${i}\n::Question ${i}:: ${sentence(i)}. What is so? ${giftAnswers[i % giftAnswers.length]?.(i)}\n\n`

const moodleAnswers: readonly ((i: number) => [kind: string, answers: string])[] = [
  (i) => [
    'multichoice',
    `<single>true</single><shuffleanswers>true</shuffleanswers>${[
      pick(VERBS, i),
      pick(VERBS, i + 1),
      pick(VERBS, i + 2),
    ]
      .map(
        (text, at) =>
          `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text><![CDATA[<p>${text}</p>]]></text></answer>`,
      )
      .join('')}`,
  ],
  (i) => [
    'truefalse',
    `<answer fraction="${i % 2 === 0 ? 100 : 0}"><text>true</text></answer><answer fraction="${i % 2 === 0 ? 0 : 100}"><text>false</text></answer>`,
  ],
  (i) => [
    'shortanswer',
    `<usecase>0</usecase><answer fraction="100"><text>${pick(NOUNS, i)}</text></answer>`,
  ],
]

export function moodle(i: number): string {
  const [kind, answers] = moodleAnswers[i % moodleAnswers.length]?.(i) ?? ['', '']
  return `<question type="${kind}"><name><text>Question ${i}</text></name><questiontext format="html"><text><![CDATA[<p>${sentence(i)}. What is so?</p>]]></text></questiontext>${answers}</question>\n`
}

export const table = (i: number): string =>
  `${sentence(i)}. What is so?,${pick(VERBS, i)} ${i}|${pick(VERBS, i + 1)}|${pick(VERBS, i + 2)},${pick(VERBS, i)} ${i},Look at the verb.,That is what it says.\n`

/** Choices, words, gaps with choices and orders in turn, scored by the templates of QTI. */
const qtiBodies: readonly ((i: number) => { declared: string; body: string })[] = [
  (i) => ({
    declared: declared('single', 'identifier', ['A']),
    body: `<p>${sentence(i)}.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>What is so?</prompt>${choices('simpleChoice', i)}</choiceInteraction>`,
  }),
  (i) => ({
    declared: declared('multiple', 'identifier', ['A', 'B']),
    body: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="0"><prompt>${sentence(i)}. What is so?</prompt>${choices('simpleChoice', i)}</choiceInteraction>`,
  }),
  (i) => ({
    declared: declared('single', 'identifier', ['B']),
    body: `<p>${sentence(i)} and <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false">${choices('inlineChoice', i)}</inlineChoiceInteraction> it.</p>`,
  }),
  (i) => ({
    declared: declared('single', 'string', [pick(NOUNS, i)]),
    body: `<p>${sentence(i)}, and the <textEntryInteraction responseIdentifier="RESPONSE"/> too.</p>`,
  }),
  (i) => ({
    declared: declared('ordered', 'identifier', ['C', 'A', 'B', 'D']),
    body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>${sentence(i)}. Put in order.</prompt>${choices('simpleChoice', i)}</orderInteraction>`,
  }),
  (i) => ({
    declared: declared('multiple', 'directedPair', ['A X', 'B Y', 'C X', 'D Y']),
    body: `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="4"><prompt>${sentence(i)}. Match.</prompt><simpleMatchSet>${['A', 'B', 'C', 'D'].map((id, at) => `<simpleAssociableChoice identifier="${id}" matchMax="1">the ${pick(NOUNS, i + at)} ${i}</simpleAssociableChoice>`).join('')}</simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="X" matchMax="4">near</simpleAssociableChoice><simpleAssociableChoice identifier="Y" matchMax="4">far</simpleAssociableChoice></simpleMatchSet></matchInteraction>`,
  }),
]

function declared(cardinality: string, baseType: string, values: readonly string[]): string {
  const correct = values.map((value) => `<value>${value}</value>`).join('')
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${correct}</correctResponse></responseDeclaration>`
}

const choices = (name: string, i: number): string =>
  ['A', 'B', 'C', 'D']
    .map((id, at) => `<${name} identifier="${id}">${pick(VERBS, i + at)} ${i + at}</${name}>`)
    .join('')

export function qti(i: number): string {
  const { declared: declaration, body } = qtiBodies[i % qtiBodies.length]?.(i) ?? { declared: '', body: '' }
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q${i}" title="Question ${i}" adaptive="false" timeDependent="false">
${declaration}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${body}</itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
</assessmentItem>
`
}

/** Items of QTI 1.2, all in one file. */
export const oldQti = (i: number): string =>
  `<item ident="q${i}" title="Question ${i}"><presentation><material><mattext>${sentence(i)}. What is so?</mattext></material><response_lid ident="R" rcardinality="Single"><render_choice>${['A', 'B', 'C', 'D'].map((id, at) => `<response_label ident="${id}"><material><mattext>${pick(VERBS, i + at)} ${i + at}</mattext></material></response_label>`).join('')}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar varname="SCORE" vartype="Integer" minvalue="0" maxvalue="1"/></outcomes><respcondition><conditionvar><varequal respident="R">A</varequal></conditionvar><setvar action="Set" varname="SCORE">1</setvar></respcondition></resprocessing></item>\n`
