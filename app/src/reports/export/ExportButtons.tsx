import { useMutation } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { saveFile } from '../../links/saveFile'
import styles from '../ReportPage.module.css'
import type { ReportTables } from './reportTables'

interface ExportButtonsProps {
  /** Without its end. */
  fileName: string
  make(): ReportTables
}

const toFileName = (name: string, end: string): string =>
  `${name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.${end}`

async function exportCsv(fileName: string, tables: ReportTables): Promise<void> {
  const { writeCsv } = await import('./writeCsv')
  saveFile(toFileName(fileName, 'csv'), new TextEncoder().encode(writeCsv(tables)), 'text/csv;charset=utf-8')
}

async function exportPdf(fileName: string, tables: ReportTables): Promise<void> {
  const { writePdf } = await import('./writePdf')
  saveFile(toFileName(fileName, 'pdf'), await writePdf(tables), 'application/pdf')
}

/** A report as a file, and on paper. */
export function ExportButtons({ fileName, make }: ExportButtonsProps) {
  const csv = useMutation({ mutationFn: () => exportCsv(fileName, make()) })
  const pdf = useMutation({ mutationFn: () => exportPdf(fileName, make()) })
  const button = { variant: 'quiet', size: 'compact' } as const
  return (
    <div className={styles.exports}>
      <Button {...button} isLoading={csv.isPending} onClick={() => csv.mutate()}>
        CSV
      </Button>
      <Button {...button} isLoading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF
      </Button>
      <Button {...button} onClick={() => window.print()}>
        Print
      </Button>
      {(csv.isError || pdf.isError) && (
        <p role="alert" className={styles.fault}>
          The file could not be made. Please try again.
        </p>
      )}
    </div>
  )
}
