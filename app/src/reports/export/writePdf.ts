import pdfMake from 'pdfmake/build/pdfmake'
import fonts from 'pdfmake/build/vfs_fonts'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { saveFile } from '../../links/saveFile'
import { findDrawing } from './drawnText'
import { fileNameOf, type ReportTables } from './reportTables'

const SOFT = '#565a78'
const LINE = '#d9d2c4'

export const toDocument = (
  { title, name, facts, columns, rows, wideColumn }: ReportTables,
  draw: (text: string) => string,
): TDocumentDefinitions => ({
  info: { title: `${title}, ${name}` },
  pageSize: 'A4',
  pageOrientation: 'landscape',
  pageMargins: [36, 36, 36, 42],
  defaultStyle: { fontSize: 9, lineHeight: 1.15 },
  footer: (page, pages) => ({
    text: draw(`${name} · ${title} · ${page} of ${pages}`),
    alignment: 'center',
    color: SOFT,
    fontSize: 8,
    margin: [0, 14, 0, 0],
  }),
  content: [
    { text: draw(title), fontSize: 16, bold: true },
    { text: draw(name), fontSize: 11, color: SOFT, margin: [0, 2, 0, 10] },
    {
      text: draw(facts.map(([fact, value]) => `${fact}: ${value}`).join('     ')),
      fontSize: 10,
      margin: [0, 0, 0, 12],
    },
    {
      layout: {
        hLineWidth: (i, { table }) => (i === 0 || i === table.body.length ? 0 : 0.5),
        vLineWidth: () => 0,
        hLineColor: () => LINE,
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: columns.map((_, i) => (i === wideColumn ? '*' : 'auto')),
        body: [
          columns.map((text) => ({ text, bold: true, color: SOFT })),
          ...rows.map((row) => row.map((text) => ({ text: draw(text) }))),
        ],
      },
    },
  ],
})

/** Two megabytes of library and letters: it is loaded when somebody presses the button. */
export async function savePdf(tables: ReportTables): Promise<void> {
  pdfMake.addVirtualFileSystem(fonts)
  const draw = await findDrawing(JSON.stringify(tables))
  saveFile(
    fileNameOf(tables, 'pdf'),
    await pdfMake.createPdf(toDocument(tables, draw)).getBlob(),
    'application/pdf',
  )
}
