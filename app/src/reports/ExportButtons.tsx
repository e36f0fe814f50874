import { useMutation } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import type { ReportTables } from './export/reportTables'
import styles from './ReportPage.module.css'

/** A report as a file, and on paper. */
export function ExportButtons({ make }: { make(): ReportTables }) {
  const csv = useMutation({ mutationFn: async () => (await import('./export/writeCsv')).saveCsv(make()) })
  const pdf = useMutation({ mutationFn: async () => (await import('./export/writePdf')).savePdf(make()) })
  const button = { variant: 'quiet', size: 'compact' } as const
  return (
    <div className={styles.exports}>
      <Button {...button} isLoading={csv.isPending} onClick={() => csv.mutate()}>
        CSV
      </Button>
      <Button {...button} isLoading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF
      </Button>
      <Button {...button} className="ws-line-end" onClick={() => window.print()}>
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
