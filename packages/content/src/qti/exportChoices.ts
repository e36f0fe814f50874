import type { Blank, ChoicePart, Phrase } from '@wordstride/core'
import { toIdentifier } from './identifier'
import { feedbackIdOf, type WrittenBody } from './writeItem'
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

/** Dropdowns in a text; one that is filled in already becomes text. */
export function exportBlanks(problem: { text: string; blanks: readonly Blank[] }): WrittenBody {
  const byId = new Map(problem.blanks.map((blank) => [blank.uuid, blank]))
  const placed = (id: string) => {
    const blank = byId.get(id)
    return blank && inlineChoice(blank)
  }
  return {
    responses: problem.blanks
      .filter(({ disabled }) => !disabled)
      .map(({ uuid, answer, options }) => ({
        id: uuid,
        cardinality: 'single',
        baseType: 'identifier',
        correct: [toIdentifier(answer)],
        hasFeedback: hasExplanations(options),
      })),
    content: [element('div', {}, blocksXhtml(problem.text, placed))],
  }
}

const AT_AN_EDGE = /^\s|\s$/
const BEGINS_WITH_SIGN = /^[.,;:!?)\]’”]/

/** Text in which phrases are clicked, with the spaces that the screen puts between them. */
export function exportPhrases({ phrases }: { phrases: readonly Phrase[] }): WrittenBody {
  const isSpaced = phrases.some(({ phrase }) => AT_AN_EDGE.test(phrase))
  const text = phrases.flatMap(({ id, phrase, clickable, explanation }, i) => [
    i > 0 && !isSpaced && !BEGINS_WITH_SIGN.test(phrase) ? ' ' : '',
    clickable
      ? element(
          'qti-hottext',
          { identifier: toIdentifier(id) },
          phrase,
          feedbackMarkup('RESPONSE', id, explanation),
        )
      : phrase,
  ])
  return {
    responses: [
      {
        id: 'RESPONSE',
        cardinality: 'multiple',
        baseType: 'identifier',
        correct: phrases.filter(({ answer }) => answer).map(({ id }) => toIdentifier(id)),
        hasFeedback: hasExplanations(phrases.filter(({ clickable }) => clickable)),
      },
    ],
    content: [
      element(
        'qti-hottext-interaction',
        { 'response-identifier': 'RESPONSE', 'max-choices': 0 },
        element('p', {}, text),
      ),
    ],
    lost: phrases.some(({ audio_url }) => audio_url) ? ['recordings of phrases'] : [],
  }
}

export interface SpelledWord {
  answer: string
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
  const { answer, definition, sample_sentence, question_audio_url, question_audio_url2 } = problem
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
    lost: question_audio_url2 ? ['the recording of the sentence'] : [],
  }
}
