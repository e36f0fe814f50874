import type { ContentBlock } from '@wordstride/core'
import type { OwnFields } from '@wordstride/core/authoring'
import { bodyParagraphs } from './bodyParagraphs'
import { isFeedback } from './feedback'
import { markdownOf } from './markdownOf'
import { ITEM_OWN_ATTRIBUTE, PASSAGE_ATTRIBUTE, SHOWN_ATTRIBUTE } from './ownAttributes'
import { isInteraction, type QtiItem } from './readItem'
import { childrenOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

/** The feedback that explains the whole, shown when the answer is right. */
export const SOLUTION = 'solution'

const isShownElsewhere = ({ attributes }: XmlElement): boolean => attributes.has(SHOWN_ATTRIBUTE)

const isElsewhere = (element: XmlElement): boolean =>
  isInteraction(element) || isShownElsewhere(element) || isFeedback(element)

const withoutInteractions = (element: XmlElement): string | null => (isElsewhere(element) ? '' : null)

/** Pictures that stand by themselves, and passages that we wrote. */
function blockOf(node: XmlNode): ContentBlock | null {
  if (!isElement(node) || isElsewhere(node)) return null
  const { name, attributes } = node
  const src = attributes.get('src')
  if (name === 'img' && src) return { kind: 'image', imageURL: src, alt: attributes.get('alt') ?? '' }
  const layout = attributes.get(PASSAGE_ATTRIBUTE)
  if (layout !== 'flipbook' && layout !== 'two_columns')
    return ['p', 'div', 'figure'].includes(name) ? blockAlone(node.children) : null
  const [title] = childrenOf(node, 'h2')
  const pages = childrenOf(node, 'div').map(({ children }) => markdownOf(children))
  return { kind: 'passage', layout, title: title ? markdownOf(title.children) : '', pages }
}

/** The block of what stands alone among spaces. */
function blockAlone(nodes: readonly XmlNode[]): ContentBlock | null {
  const [only, second] = nodes.filter((node) => isElement(node) || node.trim() !== '')
  return only !== undefined && second === undefined ? blockOf(only) : null
}

/** The recordings among the nodes or below that are played before the answer, and not in an interaction. */
const recordingsIn = (nodes: readonly XmlNode[]): XmlElement[] =>
  nodes.filter(isElement).flatMap((node) => {
    if (isElsewhere(node)) return []
    return node.name === 'audio' ? [node] : recordingsIn(node.children)
  })

const addressOf = (audio: XmlElement): string | undefined =>
  audio.attributes.get('src') ??
  childrenOf(audio, 'source').flatMap(({ attributes }) => attributes.get('src') ?? [])[0]

function audioBlock(audio: XmlElement): ContentBlock[] {
  const audioURL = addressOf(audio)
  const label = audio.attributes.get('aria-label') ?? audio.attributes.get('title') ?? 'Listen'
  return audioURL === undefined ? [] : [{ kind: 'audio', audioURL, label }]
}

/** The blocks above a problem: all that is not an interaction. A recording comes behind its paragraph. */
export function contentBlocksOf(paragraphs: readonly (readonly XmlNode[])[]): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let texts: string[] = []
  const endText = () => {
    const value = texts.filter((text) => text !== '').join('\n\n')
    if (value !== '') blocks.push({ kind: 'markdown', value })
    texts = []
  }
  for (const paragraph of paragraphs) {
    const block = blockAlone(paragraph)
    if (block === null) texts.push(markdownOf(paragraph, withoutInteractions))
    const others = [...(block ? [block] : []), ...recordingsIn(paragraph).flatMap(audioBlock)]
    if (others.length > 0) endText()
    blocks.push(...others)
  }
  endText()
  return blocks
}

/** The fields that only the type which wrote the item says. */
export function ownOf({ body }: QtiItem): OwnFields | undefined {
  const written = body.attributes.get(ITEM_OWN_ATTRIBUTE)
  if (written === undefined) return undefined
  try {
    const own: unknown = JSON.parse(written)
    return typeof own === 'object' && own !== null ? (own as OwnFields) : undefined
  } catch {
    return undefined
  }
}

/** The prompt of an interaction as a block, if it has one. */
export const promptOf = (interaction: XmlElement): string =>
  childrenOf(interaction, 'prompt')
    .map(({ children }) => markdownOf(children))
    .join('\n\n')

/** What stands above a problem of one interaction: the body and the interaction's own prompt. */
export const blocksAround = ({ body }: QtiItem, interaction: XmlElement): ContentBlock[] =>
  [body, ...childrenOf(interaction, 'prompt')].flatMap(({ children }) =>
    contentBlocksOf(bodyParagraphs(children)),
  )

/** The address of the first recording among the nodes or below. */
export const audioOf = (nodes: readonly XmlNode[]): string | undefined =>
  recordingsIn(nodes).map(addressOf)[0]
