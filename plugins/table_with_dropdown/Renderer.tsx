import type { BlankResponse } from '@wordstride/core'
import { Markdown, ProblemTable, plainName, type RendererProps, SelectField } from '@wordstride/ui'
import type { PublicTableCell } from './public'
import type { PublicTableWithDropdown } from './schema'

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
    return (
      <SelectField
        label={`${plainName(column)}, row ${row}`}
        options={blank.options}
        value={blank.disabled ? (blank.value ?? null) : (response.chosen[blank.uuid] ?? null)}
        isDisabled={isLocked || blank.disabled}
        mark={feedback?.items[blank.uuid]?.mark}
        onChange={(value) => onResponse({ chosen: { ...response.chosen, [blank.uuid]: value } })}
      />
    )
  }

  /** Each says its column where a row has more than one. */
  function renderNotes(row: readonly PublicTableCell[]) {
    const explained = row.flatMap((cell, j) => {
      const explanation = cell.kind === 'text' ? undefined : feedback?.items[cell.uuid]?.explanation
      return explanation ? [{ place: j, column: problem.columns[j] ?? '', explanation }] : []
    })
    if (explained.length === 0) return null
    return explained.map(({ place, column, explanation }) => (
      <div key={place}>
        {explained.length > 1 && (
          <strong>
            <Markdown text={column} isInline />:{' '}
          </strong>
        )}
        <Markdown text={explanation} isInline />
      </div>
    ))
  }

  return (
    <ProblemTable
      columns={problem.columns}
      rows={problem.rows.map((row, i) =>
        row.map((cell, j) => renderCell(cell, problem.columns[j] ?? '', i + 1)),
      )}
      notes={problem.rows.map(renderNotes)}
    />
  )
}
