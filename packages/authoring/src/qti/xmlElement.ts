/** An element of a QTI file. Names are those of QTI 2: `qti-simple-choice` is read as `simpleChoice`. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: readonly XmlNode[]
  /** Where it begins, counted from 1. */
  line: number
}
export type XmlNode = XmlElement | string

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** Children of a name. */
export const childrenOf = ({ children }: XmlElement, ...names: string[]): XmlElement[] =>
  children.filter((node) => isElement(node)).filter(({ name }) => names.includes(name))

/** All elements below, in the order of the file. */
export const descendantsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter(isElement).flatMap((child) => [child, ...descendantsOf(child)])

/** The text of an element and all below it, as it stands. */
export const textOf = (node: XmlNode): string => (isElement(node) ? node.children.map(textOf).join('') : node)
