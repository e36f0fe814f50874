import type { BlankResponse } from '@wordstride/core'
import { Markdown, ProblemTable, type RendererProps, SelectField } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicTableCell, PublicTableWithDropdown } from './schema'

export function TableWithDropdownRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicTableWithDropdown, BlankResponse>) {
  const blanks = new Map(problem.blanks.map((blank) => [blank.uuid, blank]))

  function renderCell(cell: PublicTableCell, column: string, row: number) {
    if (cell.kind === 'text') return <Markdown text={cell.text} isInline />
    const blank = blanks.get(cell.uuid)
    if (!blank) return null
    const item = feedback?.items[blank.uuid]
    return (
      <>
        <SelectField
          label={`${column}, row ${row}`}
          options={blank.options}
          value={blank.disabled ? (blank.value ?? null) : (response.chosen[blank.uuid] ?? null)}
          isDisabled={isLocked || blank.disabled}
          mark={item?.mark}
          onChange={(value) => onResponse({ chosen: { ...response.chosen, [blank.uuid]: value } })}
        />
        {item?.explanation && (
          <div className={styles.explanation}>
            <Markdown text={item.explanation} isInline />
          </div>
        )}
      </>
    )
  }

  return (
    <ProblemTable
      columns={problem.columns}
      rows={problem.rows.map((row, i) =>
        row.map((cell, j) => renderCell(cell, problem.columns[j] ?? '', i + 1)),
      )}
    />
  )
}
