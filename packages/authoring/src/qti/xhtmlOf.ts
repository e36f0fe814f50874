import { element, type Markup } from './writeXml'

const INLINE =
  /\\([!-/:-@[-`{-~])|`([^`]+)`|!\[([^\]]*)\]\(([^)\s]+)\)|\*\*(?=\S)((?:[^*]|\*(?!\*))+)\*\*|\*(?=[^\s*])((?:[^*]|\*\*[^*]+\*\*)+)\*(?!\*)|(?<!\w)_(?=\S)([^_]+)_(?!\w)|( {2,}\n)|\[\[([^[\]]+)\]\]/g

/** What stands where the text says `[[id]]`; undefined for text that only looks so. */
export type Placed = (id: string) => Markup | undefined

const nothing: Placed = () => undefined

/** Markdown of one line as XHTML: emphasis, code, pictures. */
export function inlineXhtml(markdown: string, placed: Placed = nothing): (Markup | string)[] {
  const pieces: (Markup | string)[] = []
  let end = 0
  for (const match of markdown.matchAll(INLINE)) {
    const [all, escaped, code, alt, src, strong, em, underlined, lineBreak, id] = match
    if (match.index > end) pieces.push(markdown.slice(end, match.index))
    end = match.index + all.length
    const emphasised = em ?? underlined
    if (escaped !== undefined) pieces.push(escaped)
    else if (code !== undefined) pieces.push(element('code', {}, code))
    else if (src !== undefined) pieces.push(element('img', { src, alt }))
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

function blockXhtml(block: string, placed: Placed): Markup {
  const lines = block.split('\n')
  if (lines.length > 1 && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[1] ?? '')) return tableXhtml(lines, placed)
  const heading = /^(#{1,6}) (.*)$/s.exec(block)
  if (heading) return element(`h${heading[1]?.length}`, {}, inlineXhtml(heading[2] ?? '', placed))
  if (lines.every((line) => line.startsWith('>')))
    return element('blockquote', {}, blocksXhtml(block.replace(/^> ?/gm, ''), placed))
  for (const [list, mark] of [
    ['ul', /^[-+*] /],
    ['ol', /^\d+[.)] /],
  ] as const)
    if (lines.length > 1 && lines.every((line) => mark.test(line)))
      return element(
        list,
        {},
        lines.map((line) => element('li', {}, inlineXhtml(line.replace(mark, ''), placed))),
      )
  return element('p', {}, inlineXhtml(block, placed))
}

/** Markdown as blocks of XHTML. */
export const blocksXhtml = (markdown: string, placed: Placed = nothing): Markup[] =>
  markdown
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter((block) => block !== '')
    .map((block) => blockXhtml(block, placed))

/** One paragraph without a `<p>` around it, more with. */
export const flowXhtml = (markdown: string): (Markup | string)[] =>
  /\n[ \t]*\n|^\s*\|/.test(markdown) ? blocksXhtml(markdown) : inlineXhtml(markdown)
