import {
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type Header,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table'
import type { SkillStatus } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { TextField } from '@wordstride/ui'
import { useMemo, useState } from 'react'
import { TableArea } from '../../panels/TableArea'
import { Paging } from '../../shell/Paging'
import { usePrinting } from '../usePrinting'
import styles from './Proficiency.module.css'
import { skillColumns } from './skillColumns'

/** Skills of a page (CONST-42). */
const PAGE_SIZE = 50

interface SkillTableProps {
  label: string
  section: CourseSection
  skills: readonly SkillStatus[]
}

const isNumber = (meta: object | undefined): boolean => meta !== undefined && 'isNumber' in meta

/** Every skill, fifty a page; on paper all of them. */
export function SkillTable({ label, section, skills }: SkillTableProps) {
  const isPrinting = usePrinting()
  const [sorting, setSorting] = useState<SortingState>([])
  const [text, setText] = useState('')
  const [pageIndex, setPageIndex] = useState(0)
  const table = useReactTable({
    data: useMemo(() => [...skills], [skills]),
    columns: useMemo(() => skillColumns(section), [section]),
    state: {
      sorting,
      globalFilter: text.trim(),
      pagination: { pageIndex: isPrinting ? 0 : pageIndex, pageSize: isPrinting ? skills.length : PAGE_SIZE },
    },
    getColumnCanGlobalFilter: ({ id }) => id === 'skillTitle',
    globalFilterFn: 'includesString',
    onSortingChange: (next) => {
      setSorting(next)
      setPageIndex(0)
    },
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
  })
  const { rows } = table.getRowModel()
  return (
    <>
      <TextField
        label={section === 'ae.voc' ? 'Find a word' : 'Find a skill'}
        type="search"
        value={text}
        className={styles.find}
        onChange={({ target }) => {
          setText(target.value)
          setPageIndex(0)
        }}
      />
      <TableArea label={label} height="none" isFlowing>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <SortHeader key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map((cell) => (
                <td
                  key={cell.id}
                  data-column={
                    cell.column.getIndex() === 0 ? undefined : String(cell.column.columnDef.header)
                  }
                  className={isNumber(cell.column.columnDef.meta) ? styles.number : undefined}
                >
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableArea>
      {rows.length === 0 && <p className={styles.nothing}>Nothing here has ‘{text.trim()}’ in its name.</p>}
      <Paging
        label="Pages of skills"
        page={pageIndex + 1}
        pages={table.getPageCount()}
        onPage={(page) => setPageIndex(page - 1)}
      />
    </>
  )
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

function SortHeader({ header }: { header: Header<SkillStatus, unknown> }) {
  const { column } = header
  const sorted = column.getIsSorted()
  return (
    <th
      scope="col"
      aria-sort={sorted ? DIRECTIONS[sorted] : undefined}
      className={isNumber(column.columnDef.meta) ? styles.number : undefined}
    >
      <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
        {flexRender(column.columnDef.header, header.getContext())}
        <span aria-hidden="true">{sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : ''}</span>
      </button>
    </th>
  )
}
