import { stringify } from 'csv-stringify/sync'

/** A CSV text with CRLF; a cell that a spreadsheet would take for a formula gets a mark in front. */
export const writeCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  stringify([[...header], ...rows.map((row) => [...row])], {
    record_delimiter: '\r\n',
    // A line break by itself is no delimiter here, but ends the row in every other program.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  })
