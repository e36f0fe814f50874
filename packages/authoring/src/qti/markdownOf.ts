import { NotTaken } from '../interchange/notTaken'
import { isBlock, isBlockName, isSilent, marksOf } from './elements'
import { type Emphasis, emphasized, withMarks } from './emphasis'
import { signsOf } from './listSigns'
import { raisedOf } from './raised'
import { cellsOf, rowsOf } from './tableRows'
import { childrenOf, isElement, textOf, type XmlElement, type XmlNode } from './xmlElement'

/** What stands for an element in the text: a string, or null for its usual form. */
export type Replace = (element: XmlElement) => string | null

const keep: Replace = () => null

const MEANS_SOMETHING = /[\\*`_[\]<&~]/

const escapeMarkdown = (text: string): string => {
  if (!MEANS_SOMETHING.test(text)) return text
  return text
    .replace(/[\\*`~]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
    .replace(/(?<!\w)_(?=[^\W_])/g, '\\_')
    .replace(/\[(?=\[)/g, '[\\')
    .replace(/\](?=\()/g, '\\]')
}

function raisedIn(element: XmlElement, name: 'sup' | 'sub'): string {
  const raised = raisedOf(textOf(element), name)
  if (raised === null) throw new NotTaken(`no text of ours shows what stands in <${name}>`, element.line)
  return raised
}

/** Markdown ends an address at a space and counts its brackets. */
export const addressIn = (src: string): string =>
  src.trim().replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

const CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'samp'])
/** From the innermost to the outermost. */
const EMPHASES: readonly Emphasis[] = ['struck', 'emphasis', 'strong']

function notShown({ name, line }: XmlElement): never {
  const what = name === 'span' ? 'what stands in a <span> with this style' : `<${name}>`
  throw new NotTaken(`no text of ours shows ${what}`, line)
}

/** What is replaced stands in no code: the text would show its sign. */
const holdsReplaced = (element: XmlElement, replace: Replace): boolean =>
  element.children.filter(isElement).some((child) => replace(child) !== null || holdsReplaced(child, replace))

function inlineElement(element: XmlElement, replace: Replace): string {
  const replaced = replace(element)
  if (replaced !== null) return replaced
  const { name, attributes } = element
  if (isSilent(element)) return ''
  if (name === 'br') return '\n'
  if (name === 'img') return `![${attributes.get('alt') ?? ''}](${addressIn(attributes.get('src') ?? '')})`
  if (CODE.has(name) && !holdsReplaced(element, replace)) return `\`${textOf(element)}\``
  const marks = marksOf(element)
  // A question may ask about it.
  if (marks.has('underlined')) return notShown(element)
  if (marks.has('raised')) return raisedIn(element, 'sup')
  if (marks.has('lowered')) return raisedIn(element, 'sub')
  const text = inlineOf(element.children, replace)
  const quoted = marks.has('quoted') ? `“${text.trim()}”` : text
  return EMPHASES.filter((emphasis) => marks.has(emphasis)).reduce(emphasized, quoted)
}

function inlineOf(nodes: readonly XmlNode[], replace: Replace): string {
  return nodes
    .map((node) =>
      isElement(node) ? inlineElement(node, replace) : escapeMarkdown(node.replace(/[ \t\n]+/g, ' ')),
    )
    .join('')
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .join('  \n')
    .trim()

/** Signs that would begin a heading, a list or a quotation, or draw a line. */
const plainStarts = (text: string): string => text.replace(/^(#{1,6} |[-+] |>|[-=]+ *$)/gm, '\\$1')

function tableOf(table: XmlElement, replace: Replace): string {
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).map((cell) =>
      tidy(inlineOf(cell.children, replace)).replace(/ *\n/g, ' ').replace(/\|/g, '\\|'),
    ),
  )
  const [head, ...others] = rows
  if (!head) return ''
  return [head, head.map(() => '---'), ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function listOf(list: XmlElement, replace: Replace): string {
  const signs = signsOf(list)
  const entries = list.children.filter(isElement).map((entry, i) => {
    const blocks = blocksOf(entry.children, replace)
    const sign = signs.of(i)
    if (!signs.isList) return sign + blocks.join('\n\n')
    return sign + blocks.join('\n').replace(/\n/g, `\n${' '.repeat(sign.length)}`)
  })
  return entries.join(signs.isList ? '\n' : '\n\n')
}

const lineBreak = (line: number): XmlElement => ({ name: 'br', attributes: new Map(), children: [], line })

const withLineBreaks = ({ children, line, ...element }: XmlElement): XmlElement => ({
  ...element,
  line,
  children: children.flatMap((node) =>
    isElement(node)
      ? CODE.has(node.name)
        ? node
        : withLineBreaks(node)
      : node.split('\n').flatMap((text, i) => (i === 0 ? text : [lineBreak(line), text])),
  ),
})

/** Longer than what stands in the text. */
function fenceAround(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([signs]) => signs.length))
  return '`'.repeat(longest + 1)
}

/** The lines of a poem stay lines; those of a program are drawn as they are. */
function preformatted(element: XmlElement, replace: Replace): string {
  const [code, ...others] = element.children.filter((node) => isElement(node) || node.trim() !== '')
  const isProgram = code !== undefined && isElement(code) && code.name === 'code' && others.length === 0
  if (!isProgram || holdsReplaced(code, replace))
    return plainStarts(tidy(inlineOf(withLineBreaks(element).children, replace)))
  const text = textOf(code).replace(/\n$/, '')
  const fence = fenceAround(text)
  return `${fence}\n${text}\n${fence}`
}

function blockElement(element: XmlElement, replace: Replace): string[] {
  const replaced = replace(element)
  if (replaced !== null) return replaced === '' ? [] : [replaced]
  const { name, children } = element
  if (name === 'table') {
    const captions = childrenOf(element, 'caption').flatMap((caption) => blocksOf(caption.children, replace))
    return [...captions, tableOf(element, replace)]
  }
  if (name === 'ul' || name === 'ol') return [listOf(element, replace)]
  if (name === 'hr') return ['---']
  if (name === 'pre') return [preformatted(element, replace)]
  const blocks = blocksOf(children, replace)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${blocks.join(' ')}`]
  if (name === 'blockquote') return [blocks.join('\n\n').replace(/^/gm, '> ')]
  return blocks
}

function blocksOf(nodes: readonly XmlNode[], replace: Replace): string[] {
  const blocks: string[] = []
  let run: XmlNode[] = []
  const endRun = () => {
    const text = plainStarts(tidy(inlineOf(run, replace)))
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && isBlock(node) && (isBlockName(node.name) || replace(node) === null)) {
      endRun()
      blocks.push(...blockElement(node, replace))
    } else run.push(node)
  }
  endRun()
  return blocks.filter((block) => block !== '')
}

/** Most texts have neither marks nor signs of Markdown. */
function isPlain(nodes: readonly XmlNode[]): nodes is readonly [string] {
  const [only] = nodes
  return (
    nodes.length === 1 && typeof only === 'string' && !MEANS_SOMETHING.test(only) && !/^\s*[#+>-]/.test(only)
  )
}

/** XHTML as Markdown, its paragraphs divided by an empty line. */
export const markdownOf = (nodes: readonly XmlNode[], replace: Replace = keep): string =>
  isPlain(nodes)
    ? nodes[0].replace(/[ \t\n]+/g, ' ').trim()
    : withMarks(blocksOf(nodes, replace).join('\n\n'))

function plainElement(element: XmlElement): string {
  const { name, children } = element
  if (isSilent(element)) return ''
  const marks = marksOf(element)
  if (marks.has('underlined') || marks.has('struck')) return notShown(element)
  if (marks.has('raised')) return raisedIn(element, 'sup')
  if (marks.has('lowered')) return raisedIn(element, 'sub')
  const text = plainTextOf(children)
  if (marks.has('quoted')) return `“${text}”`
  return name === 'br' || isBlockName(name) ? ` ${text} ` : text
}

/** Text without any marks, for places that show no Markdown. */
export const plainTextOf = (nodes: readonly XmlNode[]): string =>
  nodes
    .map((node) => (isElement(node) ? plainElement(node) : node))
    .join('')
    .replace(/[ \t\n]+/g, ' ')
