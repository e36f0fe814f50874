import Papa from 'papaparse'
import { saveFile } from '../../links/saveFile'
import { fileNameOf, type ReportTables } from './reportTables'

/** For a spreadsheet; a cell that it would take for a formula gets a mark in front. */
export const writeCsv = ({ fields, records }: Pick<ReportTables, 'fields' | 'records'>): string =>
  // By the byte order mark a spreadsheet knows the letters.
  `\uFEFF${Papa.unparse(
    { fields: [...fields], data: records.map((record) => [...record]) },
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`

export const saveCsv = (tables: ReportTables): void =>
  saveFile(fileNameOf(tables, 'csv'), writeCsv(tables), 'text/csv;charset=utf-8')
