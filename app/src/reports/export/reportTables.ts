/** A report as it is exported. */
export interface ReportTables {
  title: string
  /** Whom it is about. */
  name: string
  facts: readonly (readonly [name: string, value: string])[]
  /** For paper, in words. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The place of the column that takes what room is left. */
  wideColumn: number
  /** For a spreadsheet, with numbers as numbers. */
  fields: readonly string[]
  records: readonly (readonly (string | number | null)[])[]
}

/** 'Proficiency-report-2nd-grade-Language-Arts-Maya-Torres.csv'. */
export const fileNameOf = ({ title, name }: ReportTables, end: string): string =>
  `${`${title} ${name}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.${end}`
