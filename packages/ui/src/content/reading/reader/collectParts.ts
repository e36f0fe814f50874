import { BLANK, recordedName, recordedUrl, sentencesIn } from '@wordstride/core/speech'
import { isLettersAlone } from '../letters'

/** One breath of the voice: a sentence, or what a recording says. */
export interface Part {
  text: string
  /** A recording. */
  url?: string
  /** Where these characters of the text stand on the page. */
  rangeOf(start: number, end: number): Range | null
}

/** Characters of a text node, and where they came to be in the text. */
interface Piece {
  node: Text
  from: number
  at: number
  length: number
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, th, td, dt, dd, label, [data-spoken]'
const SILENT = '[aria-hidden="true"], .ws-visually-hidden, [aria-live], option'
/** A gap to fill in; or a sign of Markdown, whose parser may be on its way. */
const UNSPOKEN = /_{2,}|[*`]+/g
const HAS_WORDS = /[\p{L}\p{N}]/u

/**
 * What is to be read in this part of the page, in its order, with the choices of dropdowns after their text; by its
 * recording, where its name is among those recorded.
 */
export function collectParts(scope: Element, recorded: ReadonlySet<string>): Part[] {
  return [...scope.querySelectorAll<HTMLElement>('[data-spoken]')]
    .filter((element) => isRead(element, scope))
    .flatMap(partsOf)
    .filter(({ text }) => HAS_WORDS.test(text))
    .map((part) => {
      const name = recordedName(part.text)
      return part.url === undefined && recorded.has(name) ? { ...part, url: recordedUrl(name) } : part
    })
}

const isHeard = (element: Element, text: string): boolean =>
  !(element.closest('[data-graded]') && isLettersAlone(text))

/** Of its own place only what is seen: a story, which has a speaker of its own, is no part of its question. */
function isRead(element: HTMLElement, scope: Element): boolean {
  const alone = element.closest('[data-reads="alone"]')
  if (alone && alone !== scope && scope.contains(alone)) return false
  if (element.parentElement?.closest('[data-spoken]')) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

function partsOf(element: HTMLElement): Part[] {
  const url = element.dataset.spoken
  const texts = textsOf(element)
  if (url) return [{ url, text: texts.map(({ text }) => text).join(' '), rangeOf: () => wholeOf(element) }]
  const sentences = texts.flatMap(sentencesOf).filter(({ text }) => isHeard(element, text))
  return [...sentences, ...choicesOf(element)]
}

interface PlacedText {
  text: string
  pieces: Piece[]
}

/** A text of each block inside; a gap, or a dropdown nobody has chosen from, is a blank. */
function textsOf(element: HTMLElement): PlacedText[] {
  const texts: PlacedText[] = []
  let block: Element | null = null
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof HTMLSelectElement || node instanceof Text)) continue
    const own = node.parentElement?.closest(BLOCKS) ?? null
    if (own !== block || texts.length === 0) texts.push({ text: '', pieces: [] })
    block = own
    const last = texts.at(-1) as PlacedText
    if (node instanceof Text) addText(last, node)
    else last.text += node.value === '' ? BLANK : ` ${node.selectedOptions[0]?.text ?? ''} `
  }
  return texts
}

function addText(to: PlacedText, node: Text) {
  let from = 0
  const add = (until: number) => {
    to.pieces.push({ node, from, at: to.text.length, length: until - from })
    to.text += node.data.slice(from, until)
  }
  for (const { 0: signs, index } of node.data.matchAll(UNSPOKEN)) {
    add(index)
    if (signs.startsWith('_')) to.text += BLANK
    from = index + signs.length
  }
  add(node.data.length)
}

const sentencesOf = ({ text, pieces }: PlacedText): Part[] =>
  sentencesIn(text).map(({ sentence, index }) => ({
    text: sentence,
    rangeOf: (start, end) => rangeIn(pieces, index + start, index + end),
  }))

function rangeIn(pieces: readonly Piece[], start: number, end: number): Range | null {
  const inside = pieces.filter(({ at, length }) => at < end && at + length > start)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return null
  const range = new Range()
  range.setStart(first.node, first.from + Math.max(0, start - first.at))
  range.setEnd(last.node, last.from + Math.min(last.length, end - last.at))
  return range
}

/** Each list once, however many dropdowns have it. */
function choicesOf(element: HTMLElement): Part[] {
  const lists = new Map<string, string[]>()
  for (const select of element.querySelectorAll('select')) {
    if (select.disabled || select.value !== '') continue
    const list = [...select.options].filter(({ value, text }) => value !== '' && isHeard(element, text))
    const texts = list.map(({ text }) => text)
    const key = texts.join(', ')
    if (key !== '' && !lists.has(key)) lists.set(key, [select.getAttribute('aria-label') ?? '', ...texts])
  }
  return [...lists.values()].flat().map((text) => ({ text, rangeOf: () => null }))
}

function wholeOf(element: Element): Range {
  const range = new Range()
  range.selectNodeContents(element)
  return range
}
