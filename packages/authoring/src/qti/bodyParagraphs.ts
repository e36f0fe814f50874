import { isBlock } from './elements'
import { FIELD_ATTRIBUTE, GAPS_ATTRIBUTE, PASSAGE_ATTRIBUTE, SHOWN_ATTRIBUTE } from './ownAttributes'
import { isElement, type XmlElement, type XmlNode } from './xmlElement'

const BOX = /^(div|section|article|main|rubricBlock|contentBody)$/
const OURS = [FIELD_ATTRIBUTE, PASSAGE_ATTRIBUTE, SHOWN_ATTRIBUTE, GAPS_ATTRIBUTE]

/** A box says nothing itself: what stands in it stands as well without it. */
const isBox = ({ name, attributes }: XmlElement): boolean =>
  BOX.test(name) && !OURS.some((mark) => attributes.has(mark))

/** Paragraphs and other blocks, out of the boxes around them; what stands between two blocks is a paragraph. */
export function bodyParagraphs(nodes: readonly XmlNode[]): XmlNode[][] {
  const paragraphs: XmlNode[][] = []
  let run: XmlNode[] = []
  const endRun = () => {
    if (run.some((node) => isElement(node) || node.trim() !== '')) paragraphs.push(run)
    run = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) run.push(node)
    else {
      endRun()
      if (isBox(node)) paragraphs.push(...bodyParagraphs(node.children))
      else paragraphs.push([node])
    }
  }
  endRun()
  return paragraphs
}
