import { NotTaken } from '../interchange/notTaken'
import { childrenOf, isElement, type XmlElement } from './xmlElement'

export const rowsOf = (table: XmlElement): XmlElement[] =>
  table.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? child : /^t(head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
    )

const isJoined = ({ attributes }: XmlElement): boolean =>
  ['colspan', 'rowspan'].some((name) => (attributes.get(name) ?? '1').trim() !== '1')

/** The cells of a row; a table of ours joins none. */
export function cellsOf(row: XmlElement): XmlElement[] {
  const cells = childrenOf(row, 'th', 'td')
  const joined = cells.find(isJoined)
  if (joined) throw new NotTaken('cells of its table are joined', joined.line)
  return cells
}
