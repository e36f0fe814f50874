import { element, type Markup } from './writeXml'

const INLINE =
  /\\([!-/:-@[-`{-~])|`([^`]+)`|!\[([^\]]*)\]\(([^)\s]+)\)|(?<!!)\[((?:[^[\]\\]|\\.)+)\]\([^)\s]+(?: +["'(][^\n]*?["')])?\)|\*\*\*(?=\S)([^*]+)\*\*\*(?!\*)|\*\*(?=\S)((?:[^*]|\*(?!\*))+)\*\*|\*(?=[^\s*])((?:[^*]|\*\*[^*]+\*\*)+)\*(?!\*)|(?<!\w)_(?=\S)([^_]+)_(?!\w)|( {2,}\n|\\\n)|\[\[([^[\]]+)\]\]/g

/** What stands where the text says `[[id]]`; undefined for text that only looks so. */
export type Placed = (id: string) => Markup | undefined

const nothing: Placed = () => undefined

/** Markdown of one line as XHTML: emphasis, code, pictures; of a link its words. */
export function inlineXhtml(markdown: string, placed: Placed = nothing): (Markup | string)[] {
  const pieces: (Markup | string)[] = []
  let end = 0
  for (const match of markdown.matchAll(INLINE)) {
    const [all, escaped, code, alt, src, linked, both, strong, em, underlined, lineBreak, id] = match
    if (match.index > end) pieces.push(markdown.slice(end, match.index))
    end = match.index + all.length
    const emphasised = em ?? underlined
    if (escaped !== undefined) pieces.push(escaped)
    else if (code !== undefined) pieces.push(element('code', {}, code))
    else if (src !== undefined) pieces.push(element('img', { src, alt }))
    else if (linked !== undefined) pieces.push(...inlineXhtml(linked, placed))
    else if (both !== undefined)
      pieces.push(element('em', {}, element('strong', {}, inlineXhtml(both, placed))))
    else if (strong !== undefined) pieces.push(element('strong', {}, inlineXhtml(strong, placed)))
    else if (emphasised !== undefined) pieces.push(element('em', {}, inlineXhtml(emphasised, placed)))
    else if (lineBreak !== undefined) pieces.push(element('br'))
    else if (id !== undefined) pieces.push(placed(id) ?? all)
  }
  if (end < markdown.length) pieces.push(markdown.slice(end))
  return pieces
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'))

function tableXhtml(lines: readonly string[], placed: Placed): Markup {
  const [head = '', , ...rows] = lines
  const row = (line: string, cell: string) =>
    element(
      'tr',
      {},
      cellsOf(line).map((text) => element(cell, {}, inlineXhtml(text, placed))),
    )
  return element(
    'table',
    {},
    element('thead', {}, row(head, 'th')),
    element(
      'tbody',
      {},
      rows.map((line) => row(line, 'td')),
    ),
  )
}

const HEADING = /^(#{1,6}) +(.*)$/
const RULE = /^(?:(?:- *){3,}|(?:\* *){3,})$/
const LISTS = [
  { name: 'ul', mark: /^[-+*] +/ },
  { name: 'ol', mark: /^\d+[.)] +/ },
] as const

type List = (typeof LISTS)[number]
const listOf = (line: string): List | undefined => LISTS.find(({ mark }) => mark.test(line))

/** A number other than the first is one that a sentence holds. */
const interrupts = (line: string): boolean => /^([-+*]|1[.)]) +\S/.test(line)

/** Lines that stand together: a heading, a list or a quotation needs no empty line before it. */
function blocksIn(markdown: string): string[][] {
  const blocks: string[][] = []
  let block: string[] = []
  const begin = (...lines: string[]) => {
    if (block.length > 0) blocks.push(block)
    block = lines
  }
  for (const line of markdown.split('\n')) {
    const [first = ''] = block
    const list = listOf(first)
    if (line.trim() === '') begin()
    else if (HEADING.test(line) || RULE.test(line.trimEnd())) {
      begin(line)
      begin()
    } else if (line.startsWith('>') && !first.startsWith('>')) begin(line)
    else if (list ? listOf(line) && listOf(line) !== list : interrupts(line)) begin(line)
    else block.push(line)
  }
  begin()
  return blocks
}

/** The lines of every entry, the mark and the indentation below it left out. */
function entriesOf(lines: readonly string[], { mark }: List): string[][] {
  const entries: string[][] = []
  for (const line of lines) {
    if (mark.test(line)) entries.push([line.replace(mark, '')])
    else entries.at(-1)?.push(line.replace(/^ {1,4}/, ''))
  }
  return entries
}

function entryXhtml(lines: readonly string[], placed: Placed): Markup {
  const [first = [], ...others] = blocksIn(lines.join('\n'))
  return element(
    'li',
    {},
    inlineXhtml(first.join('\n'), placed),
    others.map((block) => blockXhtml(block, placed)),
  )
}

function blockXhtml(lines: readonly string[], placed: Placed): Markup {
  const [first = ''] = lines
  const text = lines.join('\n').trimEnd()
  if (lines.length > 1 && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[1] ?? '')) return tableXhtml(lines, placed)
  const [, level, title = ''] = HEADING.exec(text) ?? []
  if (level !== undefined) return element(`h${level.length}`, {}, inlineXhtml(title, placed))
  if (RULE.test(text)) return element('hr')
  if (first.startsWith('>')) return element('blockquote', {}, blocksXhtml(text.replace(/^> ?/gm, ''), placed))
  const list = listOf(first)
  const entries = list ? entriesOf(lines, list) : []
  // One number alone may be a part of its sentence.
  const isList = list?.name === 'ul' || entries.length > 1 || (lines.length > 1 && /^1[.)]/.test(first))
  if (list && isList)
    return element(
      list.name,
      {},
      entries.map((entry) => entryXhtml(entry, placed)),
    )
  return element('p', {}, inlineXhtml(text, placed))
}

/** Markdown as blocks of XHTML. */
export const blocksXhtml = (markdown: string, placed: Placed = nothing): Markup[] =>
  blocksIn(markdown).map((block) => blockXhtml(block, placed))

/** One paragraph without a `<p>` around it, more with. */
export const flowXhtml = (markdown: string): (Markup | string)[] =>
  /\n[ \t]*\n|^\s*\|/.test(markdown) ? blocksXhtml(markdown) : inlineXhtml(markdown)
