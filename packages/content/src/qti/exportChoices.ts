import type { Blank, ChoicePart, Phrase } from '@wordstride/core'
import { toIdentifier } from './identifier'
import { feedbackIdOf, type WrittenBody, type WrittenResponse } from './writeItem'
import { element, type Markup } from './writeXml'
import { blocksXhtml, flowXhtml, inlineXhtml } from './xhtmlOf'

export const audioMarkup = (url: string | undefined): Markup[] =>
  url === undefined ? [] : [element('audio', { src: url, controls: 'controls' })]

/** What is said to a choice, inside it. */
const feedbackMarkup = (responseId: string, choiceId: string, explanation: string | undefined): Markup[] =>
  explanation
    ? [
        element(
          'qti-feedback-inline',
          {
            'outcome-identifier': feedbackIdOf(responseId),
            identifier: toIdentifier(choiceId),
            'show-hide': 'show',
          },
          inlineXhtml(explanation.replace(/\n+/g, ' ')),
        ),
      ]
    : []

const hasExplanations = (choices: readonly { explanation?: string | undefined }[]): boolean =>
  choices.some(({ explanation }) => Boolean(explanation))

function choiceInteraction(part: ChoicePart, isShuffled: boolean): Markup {
  const least = part.answer_count
  return element(
    'qti-choice-interaction',
    {
      'response-identifier': toIdentifier(part.uuid),
      'max-choices': part.type === 'radio' ? 1 : (least ?? 0),
      'min-choices': part.type === 'radio' ? undefined : least,
      shuffle: isShuffled,
    },
    part.prompt ? [element('qti-prompt', {}, flowXhtml(part.prompt))] : [],
    part.options.map(({ id, label, audio, audioURL, explanation }) =>
      element(
        'qti-simple-choice',
        { identifier: toIdentifier(id) },
        flowXhtml(label),
        audioMarkup(audio === 'no' ? undefined : audioURL),
        feedbackMarkup(part.uuid, id, explanation),
      ),
    ),
  )
}

/** A choice interaction for each part. */
export function exportChoices(problem: {
  subProblemItems: readonly ChoicePart[]
  shuffle_options?: boolean | undefined
}): WrittenBody {
  const parts = problem.subProblemItems
  return {
    responses: parts.map(({ uuid, type, options }) => ({
      id: uuid,
      cardinality: type === 'radio' ? 'single' : 'multiple',
      baseType: 'identifier',
      correct: options.filter(({ answer }) => answer).map(({ id }) => toIdentifier(id)),
      hasFeedback: hasExplanations(options),
    })),
    content: parts.map((part) => choiceInteraction(part, problem.shuffle_options ?? false)),
    lost: parts.some(({ options }) => options.some(({ solution }) => solution))
      ? ['notes of the solution']
      : [],
  }
}

function inlineChoice(blank: Blank): Markup {
  if (blank.disabled)
    return element('span', {}, blank.options.find(({ id }) => id === blank.value)?.label ?? '')
  return element(
    'qti-inline-choice-interaction',
    { 'response-identifier': toIdentifier(blank.uuid), shuffle: blank.shuffle_options ?? false },
    blank.options.map(({ id, label, explanation }) =>
      element(
        'qti-inline-choice',
        { identifier: toIdentifier(id) },
        label,
        feedbackMarkup(blank.uuid, id, explanation),
      ),
    ),
  )
}

const blankResponses = (blanks: readonly Blank[]): WrittenResponse[] =>
  blanks
    .filter(({ disabled }) => !disabled)
    .map(({ uuid, answer, options }) => ({
      id: uuid,
      cardinality: 'single',
      baseType: 'identifier',
      correct: [toIdentifier(answer)],
      hasFeedback: hasExplanations(options),
    }))

type TableCell = { kind: 'text'; text: string } | { kind: 'blank'; uuid: string }

/** Dropdowns in a text; one that is filled in already becomes text. */
export function exportBlanks(problem: { text: string; blanks: readonly Blank[] }): WrittenBody {
  const byId = new Map(problem.blanks.map((blank) => [blank.uuid, blank]))
  const placed = (id: string) => {
    const blank = byId.get(id)
    return blank && inlineChoice(blank)
  }
  return {
    responses: blankResponses(problem.blanks),
    content: [element('div', {}, blocksXhtml(problem.text, placed))],
  }
}

/** A table with dropdowns in its cells. */
export function exportTable(problem: {
  columns: readonly string[]
  rows: readonly (readonly TableCell[])[]
  blanks: readonly Blank[]
}): WrittenBody {
  const { columns, rows, blanks } = problem
  const cell = (each: TableCell): Markup => {
    if (each.kind === 'text') return element('td', {}, inlineXhtml(each.text))
    const blank = blanks.find(({ uuid }) => uuid === each.uuid)
    return element('td', {}, blank ? inlineChoice(blank) : '')
  }
  const head = columns.map((column) => element('th', {}, inlineXhtml(column)))
  const body = rows.map((row) => element('tr', {}, row.map(cell)))
  return {
    responses: blankResponses(blanks),
    content: [
      element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, body)),
    ],
  }
}

/** One question whose options are opened on our screen; in QTI they are plain choices. */
export const exportOpened = (problem: {
  options: ChoicePart['options']
  shuffle_options?: boolean | undefined
}): WrittenBody =>
  exportChoices({
    subProblemItems: [{ uuid: 'RESPONSE', type: 'radio', options: problem.options }],
    shuffle_options: problem.shuffle_options,
  })

const AT_AN_EDGE = /^\s|\s$/
const BEGINS_WITH_SIGN = /^[.,;:!?)\]’”…]/

const hottextResponse = (phrases: readonly Phrase[]): WrittenResponse => ({
  id: 'RESPONSE',
  cardinality: 'multiple',
  baseType: 'identifier',
  correct: phrases.filter(({ answer }) => answer).map(({ id }) => toIdentifier(id)),
  hasFeedback: hasExplanations(phrases.filter(({ clickable }) => clickable)),
})

const hottext = ({ id, explanation }: Phrase, shown: (Markup | string)[]): Markup =>
  element('qti-hottext', { identifier: toIdentifier(id) }, shown, feedbackMarkup('RESPONSE', id, explanation))

const writtenPhrases = (phrases: readonly Phrase[], ...text: Markup[]): WrittenBody => ({
  responses: [hottextResponse(phrases)],
  content: [
    element('qti-hottext-interaction', { 'response-identifier': 'RESPONSE', 'max-choices': 0 }, text),
  ],
  lost: phrases.some(({ audio_url }) => audio_url) ? ['recordings of phrases'] : [],
})

/** Text in which phrases are clicked, with the spaces that the screen puts between them. */
export function exportPhrases({ phrases }: { phrases: readonly Phrase[] }): WrittenBody {
  const isSpaced = phrases.some(({ phrase }) => AT_AN_EDGE.test(phrase))
  const text = phrases.flatMap((each, i) => [
    i > 0 && !isSpaced && !BEGINS_WITH_SIGN.test(each.phrase) ? ' ' : '',
    each.clickable ? hottext(each, [each.phrase]) : each.phrase,
  ])
  return writtenPhrases(phrases, element('p', {}, text))
}

/** A text of several blocks in which phrases are clicked. */
export function exportMarkdownPhrases(problem: { text: string; phrases: readonly Phrase[] }): WrittenBody {
  const byId = new Map(problem.phrases.map((phrase) => [phrase.id, phrase]))
  const placed = (id: string): Markup | undefined => {
    const each = byId.get(id)
    if (!each) return undefined
    const shown = inlineXhtml(each.phrase)
    return each.clickable ? hottext(each, shown) : element('span', {}, shown)
  }
  return writtenPhrases(problem.phrases, ...blocksXhtml(problem.text, placed))
}

export interface SpelledWord {
  answer: string
  comparison?: string | undefined
  definition: string
  question_text?: string | undefined
  description?: string | undefined
  sample_sentence?: string | undefined
  question_audio_url?: string | undefined
  question_audio_url2?: string | undefined
  explanation?: string | undefined
}

/** A word that is typed; its first letter may be a capital. */
export function exportSpelling(problem: SpelledWord): WrittenBody {
  const { answer, comparison, definition, sample_sentence, question_audio_url, question_audio_url2 } = problem
  const capitalized = answer.charAt(0).toUpperCase() + answer.slice(1)
  const entry = element('qti-text-entry-interaction', {
    'response-identifier': 'RESPONSE',
    'expected-length': answer.length,
  })
  const field = (name: 'question_text' | 'description') =>
    problem[name] ? [element('p', { 'data-field': name }, inlineXhtml(problem[name]))] : []
  // The first line is the gap; others stay lines.
  const [before = '', ...after] = (sample_sentence ?? '___').split('___')
  return {
    responses: [
      {
        id: 'RESPONSE',
        cardinality: 'single',
        baseType: 'string',
        correct: [answer],
        alternatives: capitalized === answer ? [] : [capitalized],
      },
    ],
    content: [
      ...audioMarkup(question_audio_url).map((audio) => element('p', {}, audio)),
      ...field('question_text'),
      ...field('description'),
      ...blocksXhtml(definition),
      element('p', {}, inlineXhtml(before), entry, inlineXhtml(after.join('___'))),
    ],
    solution: problem.explanation,
    lost: [
      ...(question_audio_url2 ? ['the recording of the sentence'] : []),
      ...(comparison ? ['how the text is compared'] : []),
    ],
  }
}
