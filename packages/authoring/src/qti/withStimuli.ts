import { posix } from 'node:path'
import { NotTaken } from '../interchange/notTaken'
import { PASSAGE_ATTRIBUTE } from './ownAttributes'
import { childrenOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

/** A text that several items share, and its folder as seen from that of the item. */
interface Stimulus {
  root: XmlElement
  folder: string
}

const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/)/i

/** Addresses of pictures as seen from the folder of the item. */
function movedTo(folder: string, node: XmlNode): XmlNode {
  if (!isElement(node)) return node
  const src = node.attributes.get('src')
  return {
    ...node,
    attributes:
      src === undefined || folder === '' || ELSEWHERE.test(src)
        ? node.attributes
        : new Map(node.attributes).set('src', posix.join(folder, src)),
    children: node.children.map((child) => movedTo(folder, child)),
  }
}

function passageOf({ root, folder }: Stimulus, { line }: XmlElement): XmlElement {
  const [body] = childrenOf(root, 'stimulusBody')
  if (root.name !== 'assessmentStimulus' || !body) throw new NotTaken('its text is no stimulus', line)
  const title: XmlElement = {
    ...{ name: 'h2', attributes: new Map(), line },
    children: [root.attributes.get('title') ?? ''],
  }
  const page: XmlElement = {
    ...{ name: 'div', attributes: new Map(), line },
    children: body.children.map((child) => movedTo(folder, child)),
  }
  return {
    ...{ name: 'div', line },
    attributes: new Map([[PASSAGE_ATTRIBUTE, 'two_columns']]),
    children: [title, page],
  }
}

/** An item with the texts that stand in files of their own as passages above its question. */
export function withStimuli(root: XmlElement, stimulusAt: (reference: string) => Stimulus): XmlElement {
  const references = childrenOf(root, 'assessmentStimulusRef')
  if (references.length === 0) return root
  const passages = references.map((each) => passageOf(stimulusAt(each.attributes.get('href') ?? ''), each))
  return {
    ...root,
    children: root.children.flatMap((child): XmlNode[] => {
      if (!isElement(child)) return [child]
      if (child.name === 'assessmentStimulusRef') return []
      return child.name === 'itemBody' ? [{ ...child, children: [...passages, ...child.children] }] : [child]
    }),
  }
}
