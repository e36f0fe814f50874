import { fromIdentifier } from './identifier'
import { explanationOf } from './importChoices'
import { plainTextOf } from './markdownOf'
import { NotTaken } from './notTaken'
import { blocksAround } from './readBody'
import { keyOf, type QtiItem } from './readItem'
import type { TakenBody } from './takenItem'
import { isElement, type XmlElement, type XmlNode } from './xmlElement'

/** The text around and in the hottexts, in the order of reading; a block begins a new piece. */
function piecesOf(nodes: readonly XmlNode[]): (XmlElement | string)[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return node
    if (node.name === 'hottext') return node
    if (node.name === 'prompt' || node.name === 'feedbackInline') return []
    const inner = piecesOf(node.children)
    return /^(p|div|li|br|blockquote|h[1-6]|tr)$/.test(node.name) ? [...inner, ' '] : inner
  })
}

/** Texts between the hottexts, joined where several follow each other. */
function joined(pieces: readonly (XmlElement | string)[]): (XmlElement | string)[] {
  const all: (XmlElement | string)[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece
    else all.push(piece)
  }
  return all
}

/** Text in which hottexts are clicked. */
export function importHottext(item: QtiItem, interaction: XmlElement): TakenBody {
  const key = new Set(keyOf(item, interaction))
  const pieces = joined(piecesOf(interaction.children))
  const phrases = pieces.flatMap((piece, i) => {
    if (typeof piece === 'string') {
      const phrase = piece.replace(/\s+/g, ' ')
      const shown = i === 0 ? phrase.trimStart() : i === pieces.length - 1 ? phrase.trimEnd() : phrase
      return shown === '' ? [] : { id: `text-${i + 1}`, phrase: shown, answer: false, clickable: false }
    }
    const identifier = piece.attributes.get('identifier') ?? ''
    return {
      id: fromIdentifier(identifier),
      phrase: plainTextOf(piece.children),
      answer: key.has(identifier),
      clickable: true,
      ...explanationOf(item, piece),
    }
  })
  if (phrases.every(({ clickable, answer }) => !clickable || answer))
    throw new NotTaken('every hottext is right', interaction)
  return { type: 'clickable_text', body: { problemItems: blocksAround(item, interaction), phrases } }
}
