import { NotTaken } from '../interchange/notTaken'
import { raisedOf } from './raised'
import { isElement, textOf, type XmlElement, type XmlNode } from './xmlElement'

const BLOCKS: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'dd', 'div', 'dl', 'dt', 'figcaption'],
  ...[
    'figure',
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'itemBody',
    'li',
    'main',
    'nav',
  ],
  ...['ol', 'p', 'pre', 'prompt', 'rubricBlock', 'section', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'ul', 'contentBody', 'simpleChoice', 'simpleAssociableChoice'],
])

/** What is never part of a text. */
export const SILENT: ReadonlySet<string> = new Set([
  ...['feedbackInline', 'feedbackBlock', 'templateInline', 'templateBlock', 'audio', 'stylesheet', 'script'],
  ...['style', 'catalogInfo'],
])

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

/** Marks go around the words, not around the spaces beside them. */
function wrapped(text: string, mark: string): string {
  const inner = text.trim()
  if (inner === '') return text
  const start = text.indexOf(inner)
  return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`
}

function raisedIn(element: XmlElement, name: 'sup' | 'sub'): string {
  const raised = raisedOf(textOf(element), name)
  if (raised === null) throw new NotTaken(`no text of ours shows what stands in <${name}>`, element.line)
  return raised
}

/** Markdown ends an address at a space and counts its brackets. */
export const addressIn = (src: string): string =>
  src.trim().replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Marks that a question may ask about. */
const UNDERLINED: ReadonlySet<string> = new Set(['u', 'ins'])
const CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'samp'])
const STRUCK: ReadonlySet<string> = new Set(['s', 'strike', 'del'])

function notShown({ name, line }: XmlElement): never {
  throw new NotTaken(`no text of ours shows <${name}>`, line)
}

/** What is replaced stands in no code: the text would show its sign. */
const holdsReplaced = (element: XmlElement, replace: Replace): boolean =>
  element.children.filter(isElement).some((child) => replace(child) !== null || holdsReplaced(child, replace))

function inlineElement(element: XmlElement, replace: Replace): string {
  const replaced = replace(element)
  if (replaced !== null) return replaced
  const { name, attributes } = element
  if (SILENT.has(name)) return ''
  if (name === 'br') return '\n'
  if (name === 'img') return `![${attributes.get('alt') ?? ''}](${addressIn(attributes.get('src') ?? '')})`
  if (CODE.has(name) && !holdsReplaced(element, replace)) return `\`${textOf(element)}\``
  if (name === 'sup' || name === 'sub') return raisedIn(element, name)
  if (UNDERLINED.has(name)) return notShown(element)
  const text = inlineOf(element.children, replace)
  if (STRUCK.has(name)) return wrapped(text, '~~')
  if (name === 'em' || name === 'i') return wrapped(text, '*')
  if (name === 'strong' || name === 'b') return wrapped(text, '**')
  return text
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

const rowsOf = (table: XmlElement): XmlElement[] =>
  table.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? child : /^t(head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
    )

function tableOf(table: XmlElement, replace: Replace): string {
  const rows = rowsOf(table).map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => tidy(inlineOf(cell.children, replace)).replace(/ *\n/g, ' ').replace(/\|/g, '\\|')),
  )
  const [head, ...others] = rows
  if (!head) return ''
  return [head, head.map(() => '---'), ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function listOf(list: XmlElement, replace: Replace): string {
  return list.children
    .filter(isElement)
    .map((entry, i) => {
      const mark = list.name === 'ol' ? `${i + 1}. ` : '- '
      return (
        mark +
        blocksOf(entry.children, replace)
          .join('\n')
          .replace(/\n/g, `\n${' '.repeat(mark.length)}`)
      )
    })
    .join('\n')
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
  if (name === 'table') return [tableOf(element, replace)]
  if (name === 'ul' || name === 'ol') return [listOf(element, replace)]
  if (name === 'hr') return ['---']
  if (name === 'pre') return [preformatted(element, replace)]
  const blocks = blocksOf(children, replace)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${blocks.join(' ')}`]
  if (name === 'blockquote') return [blocks.join('\n\n').replace(/^/gm, '> ')]
  return blocks
}

/** Whether it begins a paragraph of its own. */
export const isBlock = (element: XmlElement): boolean =>
  !SILENT.has(element.name) && (BLOCKS.has(element.name) || element.children.filter(isElement).some(isBlock))

function blocksOf(nodes: readonly XmlNode[], replace: Replace): string[] {
  const blocks: string[] = []
  let run: XmlNode[] = []
  const endRun = () => {
    const text = plainStarts(tidy(inlineOf(run, replace)))
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && isBlock(node) && (BLOCKS.has(node.name) || replace(node) === null)) {
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
  isPlain(nodes) ? nodes[0].replace(/[ \t\n]+/g, ' ').trim() : blocksOf(nodes, replace).join('\n\n')

function plainElement(element: XmlElement): string {
  const { name, children } = element
  if (SILENT.has(name)) return ''
  if (UNDERLINED.has(name) || STRUCK.has(name)) return notShown(element)
  if (name === 'sup' || name === 'sub') return raisedIn(element, name)
  return name === 'br' || BLOCKS.has(name) ? ` ${plainTextOf(children)} ` : plainTextOf(children)
}

/** Text without any marks, for places that show no Markdown. */
export const plainTextOf = (nodes: readonly XmlNode[]): string =>
  nodes
    .map((node) => (isElement(node) ? plainElement(node) : node))
    .join('')
    .replace(/[ \t\n]+/g, ' ')
