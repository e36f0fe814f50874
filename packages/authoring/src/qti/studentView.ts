import { descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

/** How a hint is marked: QTI has no hints of its own. */
export const HINT_USE = 'ext:hint'

/** What a student opens is a hint, too. */
const isHint = ({ name, attributes }: XmlElement): boolean =>
  name === 'infoControl' || (name === 'rubricBlock' && attributes.get('use') === HINT_USE)

/** Rubrics for scorers and teachers are not for the student. */
const isForOthers = ({ name, attributes }: XmlElement): boolean =>
  name === 'rubricBlock' && !(attributes.get('view') ?? 'candidate').split(/\s+/).includes('candidate')

function withoutRubrics(element: XmlElement): XmlElement {
  const isShown = (node: XmlNode) => !isElement(node) || !(isHint(node) || isForOthers(node))
  return {
    ...element,
    children: element.children.filter(isShown).map((node) => (isElement(node) ? withoutRubrics(node) : node)),
  }
}

/** A body as the student sees it, and the hints that stand in it. */
export const studentView = (body: XmlElement): { body: XmlElement; hints: XmlElement[] } => ({
  body: withoutRubrics(body),
  hints: descendantsOf(body).filter(isHint),
})
