export type Emphasis = 'strong' | 'emphasis' | 'struck'

/** While a text grows, signs that no text has stand where an emphasis begins and ends. */
const SIGNS: Readonly<Record<Emphasis, { open: string; close: string; mark: string }>> = {
  strong: { open: '\uFDD0', close: '\uFDD1', mark: '**' },
  emphasis: { open: '\uFDD2', close: '\uFDD3', mark: '*' },
  struck: { open: '\uFDD4', close: '\uFDD5', mark: '~~' },
}
const ALL = Object.values(SIGNS)
const MARKS = new Map(ALL.flatMap(({ open, close, mark }) => [open, close].map((sign) => [sign, mark])))
const OPENING = new Set(ALL.map(({ open }) => open))
const CLOSING = new Set(ALL.map(({ close }) => close))

const ANY_SIGN = /[\uFDD0-\uFDD5]/
/** The end of an emphasis at which the same begins anew. */
const RENEWED = new RegExp(ALL.map(({ open, close }) => close + open).join('|'), 'g')

/** Signs of emphasis go around the words, not around the spaces beside them. */
export function emphasized(text: string, emphasis: Emphasis): string {
  const inner = text.trim()
  if (inner === '') return text
  const start = text.indexOf(inner)
  const { open, close } = SIGNS[emphasis]
  return `${text.slice(0, start)}${open}${inner}${close}${text.slice(start + inner.length)}`
}

type Kind = 'space' | 'sign' | 'letter'

const kindOf = (piece: string): Kind => {
  if (/^\s/.test(piece)) return 'space'
  return /^[\p{P}\p{S}]/u.test(piece) ? 'sign' : 'letter'
}

const asNumber = (letter: string): string => `&#${letter.codePointAt(0)};`

/**
 * Markdown takes no end of an emphasis between a sign and a letter: the letter is written by its number, which is a sign.
 * The same, read backwards, at its beginning.
 */
function withNumbers(pieces: readonly string[], ending: ReadonlySet<string>): string[] {
  let before: Kind = 'space'
  let marks = new Set<string>()
  return pieces.map((piece) => {
    const mark = MARKS.get(piece)
    if (mark !== undefined) {
      if (ending.has(piece)) marks.add(mark.charAt(0))
      return piece
    }
    const isBetween = marks.size > 1 || (marks.size === 1 && before === 'sign')
    const written = isBetween && kindOf(piece) === 'letter' ? asNumber(piece) : piece
    before = kindOf(written)
    marks = new Set()
    return written
  })
}

/** The text with the marks of Markdown where its signs are. */
export function withMarks(text: string): string {
  if (!ANY_SIGN.test(text)) return text
  let joined = text
  while (RENEWED.test(joined)) joined = joined.replace(RENEWED, '')
  const ended = withNumbers([...joined], CLOSING)
  return withNumbers(ended.reverse(), OPENING)
    .reverse()
    .map((piece) => MARKS.get(piece) ?? piece)
    .join('')
}
