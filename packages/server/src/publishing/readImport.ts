import { setImmediate as others } from 'node:timers/promises'
import { MOST_IMPORTED, MOST_IMPORTED_BYTES, type RefusalCode } from '@wordstride/api'
import { createTurns } from '../turns/createTurns'
import { loadImporter, type ReadQuestion } from './loadImporter'

/** A file is read in one go of this length; then other requests have their turn. */
const SPELL_MS = 20
/** No file that may be sent takes a tenth of it. */
const LONGEST_MS = 15_000

/** Unpacked, of all questions of a file: the preview sends them back. */
const MOST_MEDIA_BYTES = 10_000_000

const FAULTS = { encoding: 'import_encoding', columns: 'import_columns' } as const

/** Reading takes the processor: one file after the other. */
const turns = createTurns({ atOnce: 1, mostWaiting: 20, retryAfter: 5 })

export type ReadImport =
  | { ok: true; questions: ReadQuestion[]; media: ReadonlyMap<string, Uint8Array> }
  | { ok: false; code: Extract<RefusalCode, `import_${string}`> }

async function read({ fileName, content }: { fileName: string; content: string }): Promise<ReadImport> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MOST_IMPORTED_BYTES) return { ok: false, code: 'import_large' }
  const { openFile } = await loadImporter()
  const opened = await openFile(fileName, bytes)
  if (!opened.ok) return { ok: false, code: FAULTS[opened.fault] }
  const questions: ReadQuestion[] = []
  const started = Date.now()
  let spell = started
  for (let next = opened.questions.next(); !next.done; next = opened.questions.next()) {
    questions.push(next.value)
    if (questions.length > MOST_IMPORTED) return { ok: false, code: 'import_large' }
    const now = Date.now()
    if (now - started > LONGEST_MS) return { ok: false, code: 'import_slow' }
    if (now - spell < SPELL_MS) continue
    await others()
    spell = Date.now()
  }
  if (questions.length === 0) return { ok: false, code: 'import_empty' }
  const { media } = opened
  const size = [...media.values()].reduce((sum, { length }) => sum + length, 0)
  return size > MOST_MEDIA_BYTES ? { ok: false, code: 'import_large' } : { ok: true, questions, media }
}

/** The questions of a file that somebody has sent. */
export const readImport = (file: { fileName: string; content: string }): Promise<ReadImport> =>
  turns.take('import', () => read(file))
