import type { BlankResponse } from '@wordstride/core'
import { Markdown, type RendererProps, SelectField } from '@wordstride/ui'
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label="Table">
      <table className={styles.table} data-spoken="">
        <thead>
          <tr>
            {problem.columns.map((column) => (
              <th key={column} scope="col">
                <Markdown text={column} isInline />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problem.rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={j}>{renderCell(cell, problem.columns[j] ?? '', i + 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
