import { paragraphsIn } from '@wordstride/core'
import type { ItemCard, ItemChoice, ItemGap, ItemPhrase, Question } from '@wordstride/core/authoring'
import { toIdentifier } from './identifier'
import { FIELD_ATTRIBUTE } from './ownAttributes'
import { audioMarkup, feedbackIdOf, type WrittenBody, type WrittenResponse } from './writeItem'
import { writeTypedGaps } from './writeTypedGaps'
import { element, type Markup } from './writeXml'
import { blocksXhtml, flowXhtml, inlineXhtml, type Placed } from './xhtmlOf'

type QuestionOf<TKind> = Extract<Question, { kind: TKind }>

const RESPONSE = 'RESPONSE'

const audioOf = (url: string | undefined): Markup[] => (url === undefined ? [] : [audioMarkup(url)])

/** What is said to a choice, inside it. */
const feedbackMarkup = (responseId: string, { id, explanation }: ItemChoice): Markup[] =>
  explanation
    ? [
        element(
          'qti-feedback-inline',
          {
            'outcome-identifier': feedbackIdOf(responseId),
            identifier: toIdentifier(id),
            'show-hide': 'show',
          },
          inlineXhtml(explanation.replace(/\n+/g, ' ')),
        ),
      ]
    : []

const choiceResponse = (
  id: string,
  cardinality: 'single' | 'multiple',
  choices: readonly ItemChoice[],
): WrittenResponse => ({
  id,
  cardinality,
  baseType: 'identifier',
  correct: choices.filter(({ isRight }) => isRight).map((choice) => toIdentifier(choice.id)),
  hasFeedback: choices.some(({ explanation }) => Boolean(explanation)),
})

/** A choice interaction for each part. */
const writeChoice = ({ parts }: QuestionOf<'choice'>): WrittenBody => ({
  responses: parts.map(({ id, isSingle, choices }) =>
    choiceResponse(id, isSingle ? 'single' : 'multiple', choices),
  ),
  content: parts.map(({ id, prompt, isSingle, count, isShuffled, choices }) =>
    element(
      'qti-choice-interaction',
      {
        'response-identifier': toIdentifier(id),
        'max-choices': isSingle ? 1 : (count ?? 0),
        'min-choices': isSingle ? undefined : count,
        shuffle: isShuffled,
      },
      prompt ? [element('qti-prompt', {}, flowXhtml(prompt))] : [],
      choices.map((choice) =>
        element(
          'qti-simple-choice',
          { identifier: toIdentifier(choice.id) },
          flowXhtml(choice.text),
          audioOf(choice.audioUrl),
          feedbackMarkup(id, choice),
        ),
      ),
    ),
  ),
})

const inlineChoice = ({ id, choices, isShuffled }: ItemGap): Markup =>
  element(
    'qti-inline-choice-interaction',
    { 'response-identifier': toIdentifier(id), shuffle: isShuffled },
    choices.map((choice) =>
      element(
        'qti-inline-choice',
        { identifier: toIdentifier(choice.id) },
        choice.text,
        feedbackMarkup(id, choice),
      ),
    ),
  )

/** Dropdowns in a text or in the cells of a table. */
function writeGapChoice({ gaps, settled = [], text, table }: QuestionOf<'gapChoice'>): WrittenBody {
  const byId = new Map([
    ...gaps.map((gap) => [gap.id, inlineChoice(gap)] as const),
    ...settled.map((each) => [each.id, element('span', {}, each.text)] as const),
  ])
  const responses = gaps.map(({ id, choices }) => choiceResponse(id, 'single', choices))
  if (!table)
    return {
      responses,
      content: [
        element(
          'div',
          {},
          blocksXhtml(text, (id) => byId.get(id)),
        ),
      ],
    }
  const head = table.columns.map((column) => element('th', {}, inlineXhtml(column)))
  const rows = table.rows.map((row) =>
    element(
      'tr',
      {},
      row.map((cell) =>
        element('td', {}, 'gap' in cell ? (byId.get(cell.gap) ?? '') : inlineXhtml(cell.text)),
      ),
    ),
  )
  return {
    responses,
    content: [
      element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, rows)),
    ],
  }
}

type PhrasePiece = NonNullable<QuestionOf<'phrases'>['pieces']>[number]

/** An empty line in the text begins another. */
function paragraphsOf(pieces: readonly PhrasePiece[]): PhrasePiece[][] {
  const paragraphs: PhrasePiece[][] = [[]]
  for (const piece of pieces) {
    const [first = piece, ...others] = typeof piece === 'string' ? paragraphsIn(piece) : [piece]
    paragraphs.at(-1)?.push(first)
    for (const text of others) paragraphs.push([text])
  }
  return paragraphs
}

/** Phrases that are clicked, in a plain text or in one of several blocks. */
function writePhrases({ phrases, settled = [], pieces, text }: QuestionOf<'phrases'>): WrittenBody {
  const byId = new Map(phrases.map((phrase) => [phrase.id, phrase]))
  const texts = new Map(settled.map((each) => [each.id, each.text]))
  const hottext = (phrase: ItemPhrase, shown: (Markup | string)[]) =>
    element('qti-hottext', { identifier: toIdentifier(phrase.id) }, shown, feedbackMarkup(RESPONSE, phrase))
  const placed: Placed = (id) => {
    const phrase = byId.get(id)
    if (phrase) return hottext(phrase, inlineXhtml(phrase.markdown))
    const plain = texts.get(id)
    return plain === undefined ? undefined : element('span', {}, inlineXhtml(plain))
  }
  const piece = (each: string | { phrase: string }): Markup | string => {
    if (typeof each === 'string') return each
    const phrase = byId.get(each.phrase)
    return phrase ? hottext(phrase, [phrase.text]) : ''
  }
  return {
    responses: [choiceResponse(RESPONSE, 'multiple', phrases)],
    content: [
      element(
        'qti-hottext-interaction',
        { 'response-identifier': RESPONSE, 'max-choices': 0 },
        pieces
          ? paragraphsOf(pieces).map((paragraph) => element('p', {}, paragraph.map(piece)))
          : blocksXhtml(text, placed),
      ),
    ],
  }
}

/** A text that is typed. The line in the text is the gap. */
function writeTyping({ answers, paragraphs, audioUrl }: QuestionOf<'typing'>): WrittenBody {
  const [answer = '', ...alternatives] = answers
  const entry = element('qti-text-entry-interaction', {
    'response-identifier': RESPONSE,
    'expected-length': answer.length,
  })
  return {
    responses: [{ id: RESPONSE, cardinality: 'single', baseType: 'string', correct: [answer], alternatives }],
    content: [
      ...audioOf(audioUrl).map((audio) => element('div', {}, audio)),
      ...paragraphs.flatMap(({ text, field, holdsGap }) => {
        if (field !== undefined) return [element('p', { [FIELD_ATTRIBUTE]: field }, inlineXhtml(text))]
        if (!holdsGap) return blocksXhtml(text)
        // The first line is the gap; others stay lines.
        const [before = '', ...after] = text.split('___')
        return [element('p', {}, inlineXhtml(before), entry, inlineXhtml(after.join('___')))]
      }),
    ],
  }
}

const faceMarkup = ({ text, imageUrl, audioUrl }: ItemCard): (Markup | string)[] => [
  ...(imageUrl === undefined ? flowXhtml(text) : [element('img', { src: imageUrl, alt: text })]),
  ...audioOf(audioUrl),
]

const pairsResponse = (pairs: readonly (readonly [string, string])[]): WrittenResponse => ({
  id: RESPONSE,
  cardinality: 'multiple',
  baseType: 'directedPair',
  correct: pairs.map((pair) => pair.map(toIdentifier).join(' ')),
})

const matchSet = (cards: readonly ItemCard[]): Markup =>
  element(
    'qti-simple-match-set',
    {},
    cards.map((card) =>
      element(
        'qti-simple-associable-choice',
        { identifier: toIdentifier(card.id), 'match-max': card.takesAny ? 0 : 1 },
        faceMarkup(card),
      ),
    ),
  )

const writeMatch = ({ sources, targets, pairs }: QuestionOf<'match'>): WrittenBody => ({
  responses: [pairsResponse(pairs)],
  content: [
    element(
      'qti-match-interaction',
      { 'response-identifier': RESPONSE, 'max-associations': sources.length, shuffle: true },
      [matchSet(sources), matchSet(targets)],
    ),
  ],
})

/** Cards that go into gaps. */
const writeGapMatch = ({ cards, gaps, pairs }: QuestionOf<'gapMatch'>): WrittenBody => ({
  responses: [pairsResponse(pairs)],
  content: [
    element(
      'qti-gap-match-interaction',
      { 'response-identifier': RESPONSE, 'max-associations': pairs.length, shuffle: true },
      cards.map(({ id, text }) =>
        element('qti-gap-text', { identifier: toIdentifier(id), 'match-max': 1 }, inlineXhtml(text)),
      ),
      element(
        'p',
        {},
        gaps.flatMap(({ id, context }) => {
          const [before = '', after = ''] = context.split('___')
          const gap = element('qti-gap', { identifier: toIdentifier(id) })
          return [...inlineXhtml(before), gap, ...inlineXhtml(after), ' ']
        }),
      ),
    ),
  ],
  lost: cards.some(({ audioUrl }) => audioUrl) ? ['recordings of cards'] : [],
})

/** A list that is brought into order. */
const writeOrder = ({ cards, order }: QuestionOf<'order'>): WrittenBody => ({
  responses: [
    { id: RESPONSE, cardinality: 'ordered', baseType: 'identifier', correct: order.map(toIdentifier) },
  ],
  content: [
    element(
      'qti-order-interaction',
      { 'response-identifier': RESPONSE, shuffle: true, orientation: 'vertical' },
      cards.map((card) =>
        element('qti-simple-choice', { identifier: toIdentifier(card.id) }, faceMarkup(card)),
      ),
    ),
  ],
})

/** A question as the interactions of QTI 3. */
export function writeQuestion(question: Question): WrittenBody {
  switch (question.kind) {
    case 'choice':
      return writeChoice(question)
    case 'gapChoice':
      return writeGapChoice(question)
    case 'phrases':
      return writePhrases(question)
    case 'gapTyping':
      return writeTypedGaps(question)
    case 'typing':
      return writeTyping(question)
    case 'match':
      return writeMatch(question)
    case 'gapMatch':
      return writeGapMatch(question)
    case 'order':
      return writeOrder(question)
  }
}
