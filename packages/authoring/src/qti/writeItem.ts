import type { ContentBlock, HintItem } from '@wordstride/core'
import type { GivenItem } from '@wordstride/core/authoring'
import { toIdentifier } from './identifier'
import { ITEM_OWN_ATTRIBUTE, PASSAGE_ATTRIBUTE, SHOWN_ATTRIBUTE, TYPE_ATTRIBUTE } from './ownAttributes'
import { SOLUTION } from './readBody'
import { HINT_USE } from './studentView'
import { element, type Markup } from './writeXml'
import { blocksXhtml, inlineXhtml } from './xhtmlOf'

/** One question of an item: what is asked for and what is said to each answer. */
export interface WrittenResponse {
  /** Id of the part; the identifier of the response is made from it. */
  id: string
  cardinality: 'single' | 'multiple' | 'ordered'
  baseType: 'identifier' | 'directedPair' | 'string' | 'float'
  correct: readonly string[]
  /** Other values that are as right. */
  alternatives?: readonly string[]
  /** Whether capitals and small letters are the same. */
  ignoresCase?: boolean
  /** How far from the correct number a number may be. */
  tolerance?: number
  /** Whether choices carry feedback of their own. */
  hasFeedback?: boolean
}

/** What a problem asks, in QTI. */
export interface WrittenBody {
  responses: readonly WrittenResponse[]
  content: readonly Markup[]
  /** What QTI does not say. */
  lost?: readonly string[]
}

export const feedbackIdOf = (responseId: string): string => `FEEDBACK_${toIdentifier(responseId)}`

const value = (text: string): Markup => element('qti-value', {}, text)

const baseValue = (type: string, text: string): Markup =>
  element('qti-base-value', { 'base-type': type }, text)

const setOutcome = (identifier: string, expression: Markup): Markup =>
  element('qti-set-outcome-value', { identifier }, expression)

const variable = (identifier: string): Markup => element('qti-variable', { identifier })

/** Whether several texts are right, and so a table of points says which. */
const isMapped = ({ alternatives = [], ignoresCase }: WrittenResponse): boolean =>
  alternatives.length > 0 || ignoresCase === true

function declarationOf(response: WrittenResponse): Markup {
  const { id, cardinality, baseType, correct, alternatives = [], ignoresCase = false } = response
  return element(
    'qti-response-declaration',
    { identifier: toIdentifier(id), cardinality, 'base-type': baseType },
    element('qti-correct-response', {}, correct.map(value)),
    ...(isMapped(response)
      ? [
          element(
            'qti-mapping',
            { 'default-value': 0 },
            [...correct, ...alternatives].map((key) =>
              element('qti-map-entry', { 'map-key': key, 'mapped-value': 1, 'case-sensitive': !ignoresCase }),
            ),
          ),
        ]
      : []),
  )
}

function isRight(response: WrittenResponse): Markup {
  const identifier = toIdentifier(response.id)
  const { tolerance = 0 } = response
  if (tolerance > 0)
    return element(
      'qti-equal',
      { 'tolerance-mode': 'absolute', tolerance: `${tolerance} ${tolerance}` },
      variable(identifier),
      element('qti-correct', { identifier }),
    )
  if (isMapped(response))
    return element(
      'qti-equal',
      { 'tolerance-mode': 'exact' },
      element('qti-map-response', { identifier }),
      baseValue('float', '1'),
    )
  return element('qti-match', {}, variable(identifier), element('qti-correct', { identifier }))
}

/** One point when every response is right; the choices and the solution give their feedback. */
function processingOf({ responses }: WrittenBody, solution: string | undefined): Markup {
  const whenRight = [setOutcome('SCORE', baseValue('float', '1'))]
  if (solution) whenRight.push(setOutcome('SOLUTION', baseValue('identifier', SOLUTION)))
  return element(
    'qti-response-processing',
    {},
    element(
      'qti-response-condition',
      {},
      element('qti-response-if', {}, element('qti-and', {}, responses.map(isRight)), whenRight),
      element('qti-response-else', {}, setOutcome('SCORE', baseValue('float', '0'))),
    ),
    responses
      .filter(({ hasFeedback }) => hasFeedback)
      .map(({ id }) => setOutcome(feedbackIdOf(id), variable(toIdentifier(id)))),
  )
}

/** A recording to listen to: content of a box, never of a paragraph. */
export const audioMarkup = (src: string, name?: string): Markup =>
  element('audio', { src, 'aria-label': name, controls: true })

/** What others show above the question; our import knows it from elsewhere. */
const shownMarkup = ({ texts, audioUrl }: NonNullable<GivenItem['shown']>): Markup =>
  element(
    'div',
    { [SHOWN_ATTRIBUTE]: true },
    texts.flatMap((text) => blocksXhtml(text)),
    audioUrl === undefined ? [] : [audioMarkup(audioUrl)],
  )

function blockMarkup(block: ContentBlock): Markup[] {
  if (block.kind === 'markdown') return blocksXhtml(block.value)
  if (block.kind === 'image')
    return [element('p', {}, element('img', { src: block.imageURL, alt: block.alt }))]
  if (block.kind === 'audio') return [element('div', {}, audioMarkup(block.audioURL, block.label))]
  const pages = block.pages.map((page) => element('div', {}, blocksXhtml(page)))
  return [
    element('div', { [PASSAGE_ATTRIBUTE]: block.layout }, element('h2', {}, inlineXhtml(block.title)), pages),
  ]
}

const hintMarkup = ({ value: hint }: HintItem): Markup =>
  element(
    'qti-rubric-block',
    { use: HINT_USE, view: 'tutor' },
    element('qti-content-body', {}, blocksXhtml(hint)),
  )

/** What stands around a question in its item. */
interface Surroundings {
  problem_id: string
  title: string
  /** The type to which the item must become again, where that cannot be seen. */
  writtenFrom: string | null
  problemItems: readonly ContentBlock[]
  hintItems: readonly HintItem[]
  /** The explanation of the whole, as Markdown. */
  solution: string | undefined
  shown: GivenItem['shown']
  own: GivenItem['own']
}

/** A whole item of QTI 3. */
export function writeItem(problem: Surroundings, written: WrittenBody): string {
  const { responses, content } = written
  const { solution, writtenFrom, shown, own } = problem
  const outcome = (identifier: string, cardinality: string, baseType: string) =>
    element('qti-outcome-declaration', { identifier, cardinality, 'base-type': baseType })
  const item = element(
    'qti-assessment-item',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
      identifier: toIdentifier(problem.problem_id),
      title: problem.title,
      adaptive: false,
      'time-dependent': false,
      'xml:lang': 'en-US',
    },
    responses.map(declarationOf),
    outcome('SCORE', 'single', 'float'),
    responses
      .filter(({ hasFeedback }) => hasFeedback)
      .map(({ id, cardinality }) => outcome(feedbackIdOf(id), cardinality, 'identifier')),
    solution ? [outcome('SOLUTION', 'single', 'identifier')] : [],
    element(
      'qti-item-body',
      {
        ...(writtenFrom === null ? {} : { [TYPE_ATTRIBUTE]: writtenFrom }),
        ...(own ? { [ITEM_OWN_ATTRIBUTE]: JSON.stringify(own) } : {}),
      },
      problem.hintItems.map(hintMarkup),
      problem.problemItems.flatMap(blockMarkup),
      shown ? [shownMarkup(shown)] : [],
      content,
    ),
    processingOf(written, solution),
    solution
      ? [
          element(
            'qti-modal-feedback',
            { 'outcome-identifier': 'SOLUTION', identifier: SOLUTION, 'show-hide': 'show' },
            element('qti-content-body', {}, blocksXhtml(solution)),
          ),
        ]
      : [],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${item.xml}\n`
}
