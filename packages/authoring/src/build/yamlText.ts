import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, Scalar, visit } from 'yaml'
import type { ContentError } from './contentError'
import { yamlAdvice } from './yamlAdvice'

type Path = readonly (string | number)[]

/** A fault of a text, wherever the text comes from. */
export type TextFault = Pick<ContentError, 'line' | 'path' | 'message'>

export type YamlText =
  | { ok: true; raw: unknown; faultAt(path: Path, message: string): TextFault }
  | { ok: false; faults: TextFault[] }

/** Where a field stands: at its name, or an entry of a list at its beginning. */
function offsetOf(document: Document, path: Path): number | undefined {
  const last = path.at(-1)
  const parent: unknown = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === String(last))
    : undefined
  const node: unknown = pair ? pair.key : document.getIn(path, true)
  return isNode(node) ? node.range?.[0] : undefined
}

const CURLY_QUOTED = /^[“„‘].*[”“’]$/su

/** Names of texts that no line above gives, quotation marks that are none, and numbers that lose their spelling. */
function faultsOfNodes(document: Document): { offset: number; message: string }[] {
  const faults: { offset: number; message: string }[] = []
  const named = new Set<string>()
  const note = (offset = 0, message = '') => void faults.push({ offset, message })
  visit(document, {
    Node(_, node) {
      if ('anchor' in node && node.anchor) named.add(node.anchor)
    },
    Alias(_, { source, range }) {
      if (named.has(source)) return
      const known = named.size > 0 ? ` Above stand: ${[...named].map((name) => `&${name}`).join(', ')}.` : ''
      note(
        range?.[0],
        `"*${source}" stands for a text that an earlier line names with "&${source}", and none does.${known} A text that begins with an asterisk needs double quotes.`,
      )
    },
    Scalar(_, { type, value, range, source, anchor }) {
      // This stands in the place of what is done with any other node.
      if (anchor) named.add(anchor)
      if (type === Scalar.PLAIN && typeof value === 'number' && source !== String(value))
        note(
          range?.[0],
          `${source} is read as the number ${value}. Put it in quotes, "${source}", where learners shall see it so; where a number is meant, write ${value}.`,
        )
      if (type === Scalar.PLAIN && typeof value === 'string' && CURLY_QUOTED.test(value))
        note(
          range?.[0],
          'Curly quotation marks do not enclose a text: use straight ones ("), around the curly ones where a learner shall see these.',
        )
    },
  })
  return faults
}

/** Reads a text in YAML. Of what the parser cannot read the first fault alone is told: the others mostly follow from it. */
export function readYamlText(text: string): YamlText {
  const lines = new LineCounter()
  // A message with its piece of the text is slow to make, and a text may have tens of thousands of errors.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const [broken] = document.errors
  if (broken) {
    const { line, message } = yamlAdvice(broken, text, lineAt)
    return { ok: false, faults: [{ line, path: '', message }] }
  }
  const ofNodes = faultsOfNodes(document)
  if (ofNodes.length > 0)
    return {
      ok: false,
      faults: ofNodes.map(({ offset, message }) => ({ line: lineAt(offset), path: '', message })),
    }
  const faultAt = (path: Path, message: string): TextFault => {
    for (let depth = path.length; depth >= 0; depth--) {
      const offset = offsetOf(document, path.slice(0, depth))
      if (offset !== undefined) return { line: lineAt(offset), path: path.join('.'), message }
    }
    return { line: null, path: path.join('.'), message }
  }
  try {
    return { ok: true, raw: document.toJS(), faultAt }
  } catch (error) {
    // More aliases than the reader follows.
    return { ok: false, faults: [{ line: null, path: '', message: (error as Error).message }] }
  }
}
