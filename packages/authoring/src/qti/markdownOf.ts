import { NotTaken } from '../interchange/notTaken'
import { isBlock, isBlockName, isSilent, type Mark, marksOf } from './elements'
import { type Emphasis, emphasized, withMarks } from './emphasis'
import { signsOf } from './listSigns'
import { raisedOf } from './raised'
import { cellsOf, rowsOf } from './tableRows'
import { childrenOf, isElement, textOf, type XmlElement, type XmlNode } from './xmlElement'

/** What stands for an element in the text: a string, or null for its usual form. */
export type Replace = (element: XmlElement) => string | null

const keep: Replace = () => null

/** How blocks are read: what is replaced, and the marks of all that stands around them. */
interface Way {
  replace: Replace
  around: ReadonlySet<Mark>
}

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

function pictureOf({ attributes }: XmlElement): string {
  const alt = (attributes.get('alt') ?? '').replace(/\s+/g, ' ').replace(/[\\[\]*_`~<&]/g, '\\$&')
  return `![${alt}](${addressIn(attributes.get('src') ?? '')})`
}

const CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'samp'])

/** More signs than any that stand in the text, and no fewer than `least`. */
function ticksAround(text: string, least: number): string {
  const longest = Math.max(least - 1, ...[...text.matchAll(/`+/g)].map(([signs]) => signs.length))
  return '`'.repeat(longest + 1)
}

function codeOf(element: XmlElement): string {
  const text = textOf(element)
  if (text.trim() === '') return ' '.repeat(Math.min(text.length, 1))
  const ticks = ticksAround(text, 1)
  return ticks.length === 1 ? `${ticks}${text}${ticks}` : `${ticks} ${text} ${ticks}`
}

/** From the innermost to the outermost. */
const EMPHASES: readonly Emphasis[] = ['struck', 'emphasis', 'strong']

const inEmphasis = (text: string, marks: ReadonlySet<Mark>): string =>
  EMPHASES.filter((emphasis) => marks.has(emphasis)).reduce(emphasized, text)

function notShown(element: XmlElement): never {
  const { name, line } = element
  const isByName = marksOf({ ...element, attributes: new Map() }).size > 0
  const what = isByName ? `<${name}>` : `what stands in a <${name}> with this style`
  throw new NotTaken(`no text of ours shows ${what}`, line)
}

/** What is replaced stands in no code: the text would show its sign. */
const holdsReplaced = (element: XmlElement, replace: Replace): boolean =>
  element.children.filter(isElement).some((child) => replace(child) !== null || holdsReplaced(child, replace))

function inlineElement(element: XmlElement, replace: Replace): string {
  const replaced = replace(element)
  if (replaced !== null) return replaced
  const { name } = element
  if (isSilent(element)) return ''
  if (name === 'br') return '\n'
  if (name === 'img') return pictureOf(element)
  if (CODE.has(name) && !holdsReplaced(element, replace)) return codeOf(element)
  const marks = marksOf(element)
  // A question may ask about it.
  if (marks.has('underlined')) return notShown(element)
  if (marks.has('raised')) return raisedIn(element, 'sup')
  if (marks.has('lowered')) return raisedIn(element, 'sub')
  const text = inlineOf(element.children, replace)
  const quoted = marks.has('quoted') ? `“${text.trim()}”` : text
  return inEmphasis(quoted, marks)
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

/** A text of lines, in the emphasis of what stands around it. */
const lineOf = (nodes: readonly XmlNode[], { replace, around }: Way): string =>
  tidy(inEmphasis(inlineOf(nodes, replace), around))

/** Signs that would begin a heading, a list or a quotation, or draw a line. */
const plainStarts = (text: string): string => text.replace(/^(#{1,6} |[-+] |>|[-=]+ *$)/gm, '\\$1')

function tableOf(table: XmlElement, way: Way): string {
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).map((cell) => lineOf(cell.children, way).replace(/ *\n/g, ' ').replace(/\|/g, '\\|')),
  )
  const [head, ...others] = rows
  if (!head) return ''
  return [head, head.map(() => '---'), ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The blocks of an entry; a list stands below its text without an empty line. */
const entryOf = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((text, block) => text + (/^(- |\d+\. )/.test(block) ? '\n' : '\n\n') + block, first)

function listOf(list: XmlElement, way: Way): string {
  const signs = signsOf(list)
  const entries = list.children.filter(isElement).map((entry, i) => {
    const text = entryOf(blocksOf(entry.children, way))
    const sign = signs.of(i)
    return sign + (signs.isList ? text.replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`) : text)
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

/** The lines of a poem stay lines; those of a program are drawn as they are. */
function preformatted(element: XmlElement, way: Way): string {
  const [code, ...others] = element.children.filter((node) => isElement(node) || node.trim() !== '')
  const isProgram = code !== undefined && isElement(code) && code.name === 'code' && others.length === 0
  if (!isProgram || holdsReplaced(code, way.replace))
    return plainStarts(lineOf(withLineBreaks(element).children, way))
  const text = textOf(code).replace(/\n$/, '')
  const fence = ticksAround(text, 3)
  return `${fence}\n${text}\n${fence}`
}

/** The same way within an element of blocks: its emphasis is around the text of each. */
function within(element: XmlElement, { replace, around }: Way): Way {
  const marks = [...marksOf(element)]
  if (marks.some((mark) => !EMPHASES.some((emphasis) => emphasis === mark))) return notShown(element)
  return { replace, around: new Set([...around, ...marks]) }
}

function blockElement(element: XmlElement, outside: Way): string[] {
  const replaced = outside.replace(element)
  if (replaced !== null) return replaced === '' ? [] : [replaced]
  const way = within(element, outside)
  const { name, children } = element
  if (name === 'table') {
    const captions = childrenOf(element, 'caption').flatMap((caption) => blocksOf(caption.children, way))
    return [...captions, tableOf(element, way)]
  }
  if (name === 'ul' || name === 'ol') return [listOf(element, way)]
  if (name === 'hr') return ['---']
  if (name === 'pre') return [preformatted(element, way)]
  const blocks = blocksOf(children, way)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${blocks.join(' ')}`]
  if (name === 'blockquote') return [blocks.join('\n\n').replace(/^/gm, '> ')]
  return blocks
}

function blocksOf(nodes: readonly XmlNode[], way: Way): string[] {
  const blocks: string[] = []
  let run: XmlNode[] = []
  const endRun = () => {
    const text = plainStarts(lineOf(run, way))
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && isBlock(node) && (isBlockName(node.name) || way.replace(node) === null)) {
      endRun()
      blocks.push(...blockElement(node, way))
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
    : withMarks(blocksOf(nodes, { replace, around: new Set() }).join('\n\n'))

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
