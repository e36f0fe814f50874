import { XMLParser } from 'fast-xml-parser'

/**
 * The part of the schema of QTI 3 (imsqti_asiv3p0) that the export writes: what each element may hold and which
 * attributes it may have. The schema itself is not in the repository.
 */
const NAME = /^[A-Za-z_][\w.-]*$/
const BOOLEAN = /^(true|false)$/
const NUMBER = /^-?\d+(\.\d+)?$/
const COUNT = /^\d+$/
const ANY = /^[\s\S]*$/
const SOME = /^[\s\S]+$/

const INLINE = ['#text', 'strong', 'em', 'code', 'img', 'br', 'span']
const BLOCKS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'ul',
  'ol',
  'table',
  'blockquote',
  'audio',
  'pre',
  'hr',
]
const IN_TEXT = ['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'qti-hottext', 'qti-gap']
const INTERACTIONS = ['choice', 'match', 'order', 'gap-match', 'hottext'].map(
  (kind) => `qti-${kind}-interaction`,
)
const TEXT = [...INLINE, ...IN_TEXT]
const FLOW = [...TEXT, ...BLOCKS]
const EXPRESSIONS = [
  'qti-and',
  'qti-match',
  'qti-equal',
  'qti-variable',
  'qti-correct',
  'qti-map-response',
  'qti-base-value',
]

interface Model {
  children?: readonly string[]
  /** Whether children come in the order in which they are named. */
  isOrdered?: boolean
  /** Children that must be there. */
  needs?: readonly string[]
  attributes?: Readonly<Record<string, RegExp>>
  required?: readonly string[]
}

const text = (children: readonly string[] = TEXT): Model => ({ children })
const interaction = (children: readonly string[], needs: readonly string[], more = {}): Model => ({
  children: ['qti-prompt', ...children],
  needs,
  attributes: { 'response-identifier': NAME, shuffle: BOOLEAN, ...more },
  required: ['response-identifier'],
})
const identified = (children: readonly string[], more = {}): Model => ({
  children,
  attributes: { identifier: NAME, ...more },
  required: ['identifier'],
})

const MODEL: Readonly<Record<string, Model>> = {
  'qti-assessment-item': {
    children: [
      'qti-response-declaration',
      'qti-outcome-declaration',
      'qti-item-body',
      'qti-response-processing',
      'qti-modal-feedback',
    ],
    isOrdered: true,
    attributes: {
      ...{ xmlns: ANY, 'xmlns:xsi': ANY, 'xsi:schemaLocation': ANY, 'xml:lang': ANY, title: ANY },
      ...{ identifier: NAME, adaptive: BOOLEAN, 'time-dependent': BOOLEAN },
    },
    required: ['identifier', 'title', 'time-dependent'],
  },
  'qti-response-declaration': {
    children: ['qti-correct-response', 'qti-mapping'],
    isOrdered: true,
    attributes: {
      identifier: NAME,
      cardinality: /^(single|multiple|ordered)$/,
      'base-type': /^(identifier|directedPair|string|float)$/,
    },
    required: ['identifier', 'cardinality'],
  },
  'qti-correct-response': { children: ['qti-value'], needs: ['qti-value'] },
  'qti-value': text(['#text']),
  'qti-mapping': {
    children: ['qti-map-entry'],
    needs: ['qti-map-entry'],
    attributes: { 'default-value': NUMBER },
  },
  'qti-map-entry': {
    attributes: { 'map-key': ANY, 'mapped-value': NUMBER, 'case-sensitive': BOOLEAN },
    required: ['map-key', 'mapped-value'],
  },
  'qti-outcome-declaration': {
    attributes: {
      ...{ identifier: NAME, cardinality: /^(single|multiple|ordered)$/ },
      'base-type': /^(identifier|float)$/,
    },
    required: ['identifier', 'cardinality'],
  },
  'qti-item-body': { children: [...BLOCKS, ...INTERACTIONS, 'qti-rubric-block'] },
  'qti-rubric-block': {
    children: ['qti-content-body'],
    attributes: { use: /^(ext:[\w.-]+|instructions|scoring|navigation)$/, view: SOME },
    required: ['use', 'view'],
  },
  'qti-content-body': text(FLOW),
  'qti-modal-feedback': {
    children: ['qti-content-body'],
    attributes: { 'outcome-identifier': NAME, identifier: NAME, 'show-hide': /^(show|hide)$/ },
    required: ['outcome-identifier', 'identifier', 'show-hide'],
  },
  'qti-feedback-inline': {
    children: INLINE,
    attributes: { 'outcome-identifier': NAME, identifier: NAME, 'show-hide': /^(show|hide)$/ },
    required: ['outcome-identifier', 'identifier', 'show-hide'],
  },
  'qti-prompt': text(FLOW.filter((name) => !IN_TEXT.includes(name))),
  'qti-choice-interaction': interaction(['qti-simple-choice'], ['qti-simple-choice'], {
    'max-choices': COUNT,
    'min-choices': COUNT,
  }),
  'qti-order-interaction': interaction(['qti-simple-choice'], ['qti-simple-choice'], {
    orientation: /^(vertical|horizontal)$/,
  }),
  'qti-match-interaction': interaction(['qti-simple-match-set'], ['qti-simple-match-set'], {
    'max-associations': COUNT,
  }),
  'qti-gap-match-interaction': interaction(['qti-gap-text', ...BLOCKS], ['qti-gap-text', 'p'], {
    'max-associations': COUNT,
  }),
  'qti-hottext-interaction': interaction(BLOCKS, [], { 'max-choices': COUNT }),
  'qti-inline-choice-interaction': interaction(['qti-inline-choice'], ['qti-inline-choice']),
  'qti-text-entry-interaction': {
    attributes: { 'response-identifier': NAME, 'expected-length': COUNT },
    required: ['response-identifier'],
  },
  'qti-simple-choice': identified([...INLINE, ...BLOCKS, 'qti-feedback-inline']),
  'qti-inline-choice': identified([...INLINE, 'qti-feedback-inline']),
  'qti-hottext': identified([...INLINE, 'qti-feedback-inline']),
  'qti-gap': identified([]),
  'qti-gap-text': { ...identified(INLINE, { 'match-max': COUNT }), required: ['identifier', 'match-max'] },
  'qti-simple-match-set': { children: ['qti-simple-associable-choice'] },
  'qti-simple-associable-choice': {
    ...identified([...INLINE, ...BLOCKS], { 'match-max': COUNT }),
    required: ['identifier', 'match-max'],
  },
  'qti-response-processing': { children: ['qti-response-condition', 'qti-set-outcome-value'] },
  'qti-response-condition': {
    children: ['qti-response-if', 'qti-response-else'],
    isOrdered: true,
    needs: ['qti-response-if'],
  },
  'qti-response-if': { children: [...EXPRESSIONS, 'qti-set-outcome-value'] },
  'qti-response-else': { children: ['qti-set-outcome-value'] },
  'qti-set-outcome-value': { ...identified(EXPRESSIONS) },
  'qti-and': { children: EXPRESSIONS },
  'qti-match': { children: EXPRESSIONS },
  'qti-equal': {
    children: EXPRESSIONS,
    attributes: { 'tolerance-mode': /^(exact|absolute|relative)$/, tolerance: SOME },
    required: ['tolerance-mode'],
  },
  'qti-variable': identified([]),
  'qti-correct': identified([]),
  'qti-map-response': identified([]),
  'qti-base-value': { children: ['#text'], attributes: { 'base-type': SOME }, required: ['base-type'] },
  p: text(),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, text()])),
  ...Object.fromEntries(['strong', 'em', 'code', 'span'].map((name) => [name, text()])),
  div: text([...FLOW, ...INTERACTIONS]),
  blockquote: text(BLOCKS),
  pre: text(INLINE),
  hr: { children: [] },
  ul: { children: ['li'] },
  ol: { children: ['li'] },
  li: text(FLOW),
  table: { children: ['thead', 'tbody'], isOrdered: true, needs: ['tbody'] },
  thead: { children: ['tr'], needs: ['tr'] },
  tbody: { children: ['tr'], needs: ['tr'] },
  tr: { children: ['th', 'td'] },
  th: text(FLOW),
  td: text(FLOW),
  br: {},
  img: { attributes: { src: SOME, alt: ANY }, required: ['src', 'alt'] },
  audio: { attributes: { src: SOME, controls: BOOLEAN }, required: ['src'] },
}

type Node = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({
  ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', htmlEntities: true },
  ...{ trimValues: false, parseTagValue: false, parseAttributeValue: false },
})

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? ''

function* faultsIn(node: Node, path: string): Generator<string> {
  const name = nameOf(node)
  const here = `${path}/${name}`
  const model = MODEL[name]
  if (!model) {
    yield `${here}: no such element`
    return
  }
  const given = node[':@'] ?? {}
  for (const [key, value] of Object.entries(given)) {
    if (/^(data|aria)-[a-z-]+$/.test(key)) continue
    const pattern = model.attributes?.[key]
    if (!pattern) yield `${here}: no attribute ${key}`
    else if (!pattern.test(value)) yield `${here}: ${key}="${value}"`
  }
  for (const key of model.required ?? []) if (!(key in given)) yield `${here}: ${key} is missing`
  const children = node[name] as Node[]
  const names = children.map(nameOf)
  const allowed = model.children ?? []
  for (const child of names) if (!allowed.includes(child)) yield `${here}: <${child}> within`
  for (const child of model.needs ?? []) if (!names.includes(child)) yield `${here}: <${child}> is missing`
  const places = names.map((child) => allowed.indexOf(child))
  if (model.isOrdered && places.some((place, i) => place < (places[i - 1] ?? 0)))
    yield `${here}: its parts are out of order`
  for (const child of children) if (nameOf(child) !== '#text') yield* faultsIn(child, here)
}

/** What in an item is not as the schema of QTI 3 has it. */
export function itemFaults(xml: string): string[] {
  const root = (parser.parse(xml) as Node[]).find((node) => !nameOf(node).startsWith('?'))
  return root ? [...faultsIn(root, '')] : ['no element']
}
