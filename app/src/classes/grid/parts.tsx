import type { Header } from '@tanstack/react-table'
import type { VirtualItem } from '@tanstack/react-virtual'
import type { WorkingStudent } from '@wordstride/api'
import type { HTMLAttributes, ReactNode } from 'react'
import styles from './LevelTable.module.css'

/** Rows out of sight leave gaps, which a table element cannot have: so the parts of this one are told by their roles. */
export const Part = (
  props: HTMLAttributes<HTMLDivElement> & {
    role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell'
  },
) => <div {...props} />

/** What of a row's skills is in sight. */
export const Skills = ({
  items,
  children,
}: {
  items: readonly VirtualItem[]
  children(item: VirtualItem): ReactNode
}) => <div className={styles.skills}>{items.map(children)}</div>

type AnyHeader = Header<WorkingStudent, unknown> | undefined

interface HeadCellProps {
  header: AnyHeader
  index: number
  className: string | undefined
  left?: number
  children: ReactNode
}

const directionOf = (header: AnyHeader) =>
  ({ asc: 'ascending', desc: 'descending' })[String(header?.column.getIsSorted())] as
    | 'ascending'
    | 'descending'
    | undefined

export const HeadCell = ({ header, index, className, left, children }: HeadCellProps) => (
  <Part
    role="columnheader"
    aria-colindex={index}
    aria-sort={directionOf(header)}
    className={className}
    style={left === undefined ? undefined : { left }}
  >
    {children}
  </Part>
)

export const SortButton = ({
  header,
  title,
  children,
}: {
  header: AnyHeader
  title?: string
  children: ReactNode
}) => (
  <button
    type="button"
    className={styles.sort}
    title={title}
    onClick={() => header?.column.toggleSorting(undefined, false)}
  >
    {children}
    <span aria-hidden="true">{{ asc: '↑', desc: '↓' }[String(header?.column.getIsSorted())] ?? ''}</span>
  </button>
)
