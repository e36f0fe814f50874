import { mediaOf } from '../interchange/mediaOf'
import { LEFT_OUT } from '../interchange/notes'
import { NotTaken } from '../interchange/notTaken'
import { textsIn } from '../interchange/textsIn'
import { isSilent } from './elements'
import { isFeedback } from './feedback'
import { addressIn } from './markdownOf'
import { audioOf } from './readBody'
import type { QtiItem } from './readItem'
import { isElement, type XmlElement, type XmlNode } from './xmlElement'

/** Something of an item that its problem does not show. */
export interface Loss {
  what: string
  line: number
}

interface Shown extends Loss {
  isIn(problem: Written): boolean
}

interface Written {
  letters: string
  media: ReadonlySet<string>
}

/** What of a text stays the same, whatever signs of Markdown stand in it. */
const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

/** Beside the end of an emphasis letters are written by their number. */
const withNumbersRead = (markdown: string): string =>
  markdown.replace(/(?<!\\)&#(\d{1,6});/g, (_, number: string) => String.fromCodePoint(Number(number)))

const written = (problem: unknown): Written => ({
  letters: textsIn(problem).map(withNumbersRead).map(lettersOf).join('\n'),
  media: new Set(mediaOf(problem)),
})

function shownText(text: string, line: number): Shown {
  const letters = lettersOf(text)
  const words = text.replace(/\s+/g, ' ').trim()
  return {
    ...{ line, what: `text "${words.length > 60 ? `${words.slice(0, 60)}…` : words}"` },
    isIn: (problem) => problem.letters.includes(letters),
  }
}

function shownMedia(name: string, address: string | undefined, line: number): Shown[] {
  if (address === undefined || address === '') return []
  return [
    {
      ...{ line, what: `${name} ${address}` },
      isIn: ({ media }) => media.has(address) || media.has(addressIn(address)),
    },
  ]
}

function shownBy(node: XmlNode, { line }: XmlElement): Shown[] {
  if (!isElement(node)) return lettersOf(node) === '' ? [] : [shownText(node, line)]
  if (node.name === 'audio') return shownMedia('recording', audioOf([node]), node.line)
  if (node.name === 'img') return shownMedia('picture', node.attributes.get('src'), node.line)
  return isFeedback(node) || isSilent(node) ? [] : shownIn(node)
}

const shownIn = (element: XmlElement): Shown[] => element.children.flatMap((node) => shownBy(node, element))

/** Signs that are gone through, so that no file keeps a server busy. */
const MOST_SIGNS = 1_000_000_000

function lossIn(elements: readonly XmlElement[], problem: unknown): Loss | null {
  const there = written(problem)
  const shown = elements.flatMap(shownIn)
  const [first] = shown
  if (first && shown.length * there.letters.length > MOST_SIGNS)
    throw new NotTaken('its texts are too long', first.line)
  return shown.find((each) => !each.isIn(there)) ?? null
}

/** The first text, picture or recording of an item that the problem made from it does not have; null where all is there. */
export const lossOf = ({ body, hints }: QtiItem, problem: unknown): Loss | null =>
  lossIn([body, ...hints], problem)

function explanationsIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'explanation' ? [value] : explanationsIn(value),
  )
}

/** What an author is told of the feedback that no explanation of the problem says. */
export const feedbackNotes = ({ feedback }: QtiItem, problem: unknown): string[] =>
  lossIn(feedback, explanationsIn(problem)) === null ? [] : [LEFT_OUT]
