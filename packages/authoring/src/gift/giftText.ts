import type { ContentBlock } from '@wordstride/core'
import { NotTaken } from '../interchange/notTaken'
import { writtenMarkdown } from '../interchange/writtenMarkdown'
import { markdownOf, plainTextOf } from '../qti/markdownOf'
import { audioOf } from '../qti/readBody'
import { readHtml } from '../qti/readHtml'
import { UNSHOWN } from '../qti/readItem'
import { descendantsOf, isElement, type XmlElement, type XmlNode } from '../qti/xmlElement'
import type { GiftText } from './readGift'

const HTML = /<[a-z/!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i
const FORMULA = /\$\$.+?\$\$|\\\(.+?\\\)|\\\[.+?\\\]/s
const MARKS = /[*_`[\]<>\\]/

const elementsIn = (nodes: readonly XmlNode[]): XmlElement[] =>
  nodes.filter(isElement).flatMap((each) => [each, ...descendantsOf(each)])

/** The address in the product that a link leads to: Moodle plays a recording that is linked. */
function linkedFile({ name, attributes }: XmlElement): string | null {
  const href = name === 'a' ? attributes.get('href') : undefined
  return href?.startsWith('/media/') ? href : null
}

const RECORDING = /\.(mp3|m4a|ogg|wav)$/i
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

/** The address of a recording in the product that is played where an element stands; null for other elements. */
function recordingAt(element: XmlElement): string | null {
  const address = element.name === 'audio' ? (audioOf([element]) ?? '') : linkedFile(element)
  return address?.startsWith('/media/') && RECORDING.test(address) ? address : null
}

const element = (name: string, children: readonly XmlNode[]): XmlElement => ({
  ...{ name, children, line: 0 },
  attributes: new Map(),
})

/** Text without tags as Moodle shows it: its lines are lines, and an empty one divides paragraphs. */
const paragraphsOf = (text: string): XmlNode[] =>
  text.split(/\n[ \t]*\n/).map((paragraph) =>
    element(
      'p',
      paragraph.split('\n').flatMap((line, i) => (i === 0 ? line : [element('br', []), line])),
    ),
  )

/** In HTML a line is a space. */
const plainNodes = ({ format, text }: GiftText): XmlNode[] =>
  format !== 'html' && text.includes('\n') ? paragraphsOf(text) : [text]

/** Signs of an author for a title and the like are no HTML; in Moodle's own format tags are. */
function nodesOf(
  { format, text }: GiftText,
  plays: (element: XmlElement) => boolean = () => false,
): XmlNode[] {
  if (text.includes('@@PLUGINFILE@@'))
    throw new NotTaken('its picture or recording is a file of Moodle, which is not taken')
  if (format === 'plain' || !HTML.test(text)) return plainNodes({ format, text })
  const nodes = readHtml(text)
  if (nodes === null) throw new NotTaken('its HTML is not well formed')
  for (const node of elementsIn(nodes)) {
    if (plays(node)) continue
    if (UNSHOWN.has(node.name) || node.name === 'audio')
      throw new NotTaken(`no text of ours shows <${node.name}>`)
    if (linkedFile(node) !== null) throw new NotTaken('a text of it links to a file')
    if (node.name === 'a' && RECORDING.test(withoutQuery(node.attributes.get('href') ?? '')))
      throw new NotTaken('a recording that a text of it links to stands elsewhere')
  }
  return nodes
}

function shown(written: GiftText, converted: string): string {
  if (FORMULA.test(written.text)) throw new NotTaken('no text of ours shows formulas')
  if (converted === '' && written.text.trim() !== '') throw new NotTaken('a text of it would be empty')
  return converted
}

function markdownIn(text: GiftText): string {
  if (text.format !== 'markdown') return markdownOf(nodesOf(text))
  nodesOf({ ...text, format: 'plain' })
  return writtenMarkdown(text.text).trim()
}

/** What is refused has the line of its question: elements of HTML count theirs from the beginning of the text. */
function inQuestion<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof NotTaken ? new NotTaken(error.message) : error
  }
}

/** A text of whichever format as Markdown. */
export const markdownOfGift = (text: GiftText): string => inQuestion(() => shown(text, markdownIn(text)))

/** A text above a question as blocks; a recording comes behind the paragraph that it stands in. */
export const blocksOfGift = (text: GiftText): ContentBlock[] => inQuestion(() => blocksIn(text))

function blocksIn(text: GiftText): ContentBlock[] {
  const plays = (element: XmlElement) => recordingAt(element) !== null
  const nodes = text.format === 'markdown' ? [] : nodesOf(text, plays)
  if (!elementsIn(nodes).some(plays)) {
    const value = markdownOfGift(text)
    return value === '' ? [] : [{ kind: 'markdown', value }]
  }
  const silent = (element: XmlElement) => (plays(element) ? '' : null)
  const blocks: ContentBlock[] = []
  let run: XmlNode[] = []
  const endRun = () => {
    const value = markdownOf(run, silent)
    if (value !== '') blocks.push({ kind: 'markdown', value: shown(text, value) })
    run = []
  }
  for (const node of nodes) {
    run.push(node)
    const recordings = new Set(elementsIn([node]).flatMap((element) => recordingAt(element) ?? []))
    if (recordings.size > 0) endRun()
    for (const audioURL of recordings) blocks.push({ kind: 'audio', audioURL, label: 'Listen' })
  }
  endRun()
  return blocks
}

/** A text for places that show no marks. */
export function plainOfGift(text: GiftText): string {
  if (text.format === 'markdown' && MARKS.test(text.text))
    throw new NotTaken('Markdown stands where only plain text is shown')
  return inQuestion(() => shown(text, plainTextOf(nodesOf(text)).trim()))
}
