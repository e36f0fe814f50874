import type { ContentBlock } from '@wordstride/core'
import type { OwnFields } from '@wordstride/core/authoring'
import { markdownOf } from './markdownOf'
import { isInteraction, type QtiItem } from './readItem'
import { childrenOf, descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

/** How a hint is marked: QTI has no hints of its own. */
export const HINT_USE = 'ext:hint'

/** The feedback that explains the whole, shown when the answer is right. */
export const SOLUTION = 'solution'

/** The attribute of a body that names the type it was written from; only our own export writes it. */
export const TYPE_ATTRIBUTE = 'data-problem-type'

/** The mark of a box that is a passage, and how its pages stand. */
export const PASSAGE_ATTRIBUTE = 'data-layout'

/** The attribute of a body with what only that type says. */
export const ITEM_OWN_ATTRIBUTE = 'data-own'

/** The mark of a box that shows others what stands there, too. */
export const SHOWN_ATTRIBUTE = 'data-shown'

const isHint = (node: XmlNode): boolean =>
  isElement(node) && node.name === 'rubricBlock' && node.attributes.get('use') === HINT_USE

/** Rubrics for scorers and teachers are not for the student. */
const isForOthers = (element: XmlElement): boolean =>
  element.name === 'rubricBlock' &&
  !(element.attributes.get('view') ?? 'candidate').split(/\s+/).includes('candidate')

const isShownElsewhere = ({ attributes }: XmlElement): boolean => attributes.has(SHOWN_ATTRIBUTE)

const withoutInteractions = (element: XmlElement): string | null =>
  isInteraction(element) || isForOthers(element) || isHint(element) || isShownElsewhere(element) ? '' : null

/** Pictures and recordings that stand by themselves, and passages that we wrote. */
function blockOf(node: XmlNode): ContentBlock | null {
  if (!isElement(node)) return null
  if (isShownElsewhere(node)) return null
  const { name, attributes } = node
  const src = attributes.get('src')
  if (name === 'img' && src) return { kind: 'image', imageURL: src, alt: attributes.get('alt') ?? '' }
  if (name === 'audio') {
    const url = audioOf([node])
    return url === undefined
      ? null
      : {
          kind: 'audio',
          audioURL: url,
          label: attributes.get('aria-label') ?? attributes.get('title') ?? 'Listen',
        }
  }
  const layout = attributes.get(PASSAGE_ATTRIBUTE)
  if (layout !== 'flipbook' && layout !== 'two_columns') {
    const alone = node.children.filter((child) => isElement(child) || child.trim() !== '')
    const [only] = alone
    return only && alone.length === 1 && ['p', 'div', 'figure'].includes(name) ? blockOf(only) : null
  }
  const [title] = childrenOf(node, 'h2')
  const pages = childrenOf(node, 'div').map(({ children }) => markdownOf(children))
  return { kind: 'passage', layout, title: title ? markdownOf(title.children) : '', pages }
}

/** The blocks above a problem: all that is not an interaction. */
export function contentBlocksOf(nodes: readonly XmlNode[]): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let run: XmlNode[] = []
  const endRun = () => {
    const value = markdownOf(run, withoutInteractions)
    if (value !== '') blocks.push({ kind: 'markdown', value })
    run = []
  }
  for (const node of nodes) {
    const block = blockOf(node)
    if (block === null) run.push(node)
    else {
      endRun()
      blocks.push(block)
    }
  }
  endRun()
  return blocks
}

export const hintsOf = ({ body }: QtiItem): string[] =>
  body.children
    .filter((node) => isElement(node) && isHint(node))
    .map((node) => markdownOf([node].filter(isElement).flatMap(({ children }) => children)))

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
export function blocksAround(item: QtiItem, interaction: XmlElement): ContentBlock[] {
  const prompt = promptOf(interaction)
  return [
    ...contentBlocksOf(item.body.children),
    ...(prompt === '' ? [] : [{ kind: 'markdown', value: prompt } as const]),
  ]
}

/** The address of the first recording among the nodes or below. */
export function audioOf(nodes: readonly XmlNode[]): string | undefined {
  const [audio] = nodes
    .filter(isElement)
    .flatMap((node) => [node, ...descendantsOf(node)])
    .filter(({ name }) => name === 'audio')
  if (!audio) return undefined
  return (
    audio.attributes.get('src') ??
    childrenOf(audio, 'source').flatMap(({ attributes }) => attributes.get('src') ?? [])[0]
  )
}
