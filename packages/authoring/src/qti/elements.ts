import { isElement, type XmlElement } from './xmlElement'

const BLOCKS: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'dd', 'details', 'div', 'dl'],
  ...['dt', 'fieldset', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr'],
  ...['itemBody', 'legend', 'li', 'main', 'nav', 'ol', 'option', 'p', 'pre', 'prompt', 'rubricBlock'],
  ...['section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul', 'contentBody'],
  ...['simpleChoice', 'simpleAssociableChoice'],
])

/** What is never part of a text. */
const SILENT: ReadonlySet<string> = new Set([
  ...['feedbackInline', 'feedbackBlock', 'templateInline', 'templateBlock', 'audio', 'stylesheet', 'script'],
  ...['style', 'catalogInfo'],
])

const styleOf = ({ attributes }: XmlElement): string => attributes.get('style') ?? ''

/** Whether nothing of it is read as text: it is drawn nowhere, or elsewhere. */
export const isSilent = (element: XmlElement): boolean =>
  SILENT.has(element.name) ||
  element.attributes.has('hidden') ||
  /\b(display\s*:\s*none|visibility\s*:\s*hidden)\b/i.test(styleOf(element))

export const isBlockName = (name: string): boolean => BLOCKS.has(name)

/** Whether it begins a paragraph of its own. */
export const isBlock = (element: XmlElement): boolean =>
  !isSilent(element) && (BLOCKS.has(element.name) || element.children.filter(isElement).some(isBlock))

/** How a text is drawn. */
export type Mark = 'strong' | 'emphasis' | 'struck' | 'underlined' | 'raised' | 'lowered' | 'quoted'

const MARKS: ReadonlyMap<string, Mark> = new Map([
  ...['b', 'strong'].map((name) => [name, 'strong'] as const),
  ...['i', 'em'].map((name) => [name, 'emphasis'] as const),
  ...['s', 'strike', 'del'].map((name) => [name, 'struck'] as const),
  ...['u', 'ins', 'mark'].map((name) => [name, 'underlined'] as const),
  ['sup', 'raised'],
  ['sub', 'lowered'],
  ['q', 'quoted'],
])

const STYLES: readonly (readonly [RegExp, Mark])[] = [
  [/font-weight\s*:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style\s*:\s*italic/i, 'emphasis'],
  [/text-decoration(-line)?\s*:[^;]*line-through/i, 'struck'],
  [/text-decoration(-line)?\s*:[^;]*underline/i, 'underlined'],
  [/vertical-align\s*:\s*super/i, 'raised'],
  [/vertical-align\s*:\s*sub\b/i, 'lowered'],
]

/** How an element draws its text, by its name and by its style. */
export function marksOf(element: XmlElement): ReadonlySet<Mark> {
  const byName = MARKS.get(element.name)
  const style = styleOf(element)
  return new Set([
    ...(byName === undefined ? [] : [byName]),
    ...(style === '' ? [] : STYLES.filter(([drawn]) => drawn.test(style)).map(([, mark]) => mark)),
  ])
}
