import { LineCounter, parseDocument } from 'yaml'
import * as z from 'zod/mini'
import type { ContentError } from '../build/contentError'
import { setReadableMessages } from '../build/messages'
import type { DraftForm, WrittenProblem } from './draftForm'
import { excessOf } from './textLimits'

export type DraftLanguage = 'yaml' | 'json'

/** What is wrong in a draft, and where in its text. */
export type DraftFault = Pick<ContentError, 'line' | 'path' | 'message'>

export type DraftText =
  | {
      ok: true
      problem: WrittenProblem
      faultAt(path: readonly (string | number)[], message: string): DraftFault
    }
  | { ok: false; faults: DraftFault[] }

const fullFormSchema = z.looseObject({ problem_type: z.string() })

/** What the place of a draft decides, and what the builder writes. */
const ENVELOPE = [
  'problem_id',
  'problem_type',
  'version',
  'section_type',
  'grade_id',
  'skill_id',
  'skill_name',
  'hintItems',
  'level',
]

/** The full form, as `/zeus` writes it, in the words of the files: everything of its own stands under `body`. */
function fromFullForm(raw: z.infer<typeof fullFormSchema>): Record<string, unknown> {
  const body = Object.fromEntries(Object.entries(raw).filter(([name]) => !ENVELOPE.includes(name)))
  return {
    id: String(raw.problem_id ?? '').replace(/^.*\./, ''),
    type: raw.problem_type,
    hints: raw.hintItems ?? [],
    ...(raw.level === undefined ? {} : { level: raw.level }),
    body,
  }
}

const plain = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

const fault = (message: string, line: number | null = null): DraftText => ({
  ok: false,
  faults: [{ line, path: '', message: message.split('\n')[0] ?? message }],
})

/** Reads the text of one problem, in the language of the files: its short form or its full one, as YAML or JSON. */
export function readDraftText(text: string, language: DraftLanguage, form: DraftForm): DraftText {
  setReadableMessages()
  const excess = excessOf(text)
  if (excess !== null) return fault(excess)
  const lines = new LineCounter()
  // A message with its piece of the text is slow to make, and a text may have tens of thousands of errors.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [broken] = document.errors
  if (broken) return fault(broken.message, lines.linePos(broken.pos[0]).line)
  if (language === 'json') {
    try {
      JSON.parse(text)
    } catch (error) {
      return fault(`No JSON: ${(error as Error).message}`)
    }
  }
  const faultAt = (path: readonly (string | number)[], message: string): DraftFault => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
      if (Array.isArray(range)) return { line: lines.linePos(range[0]).line, path: path.join('.'), message }
    }
    return { line: null, path: path.join('.'), message }
  }
  let raw: unknown
  try {
    raw = document.toJS()
  } catch (error) {
    // More aliases than the reader follows.
    return fault((error as Error).message)
  }
  const full = fullFormSchema.safeParse(raw)
  const read = form.read(full.success ? fromFullForm(full.data) : raw)
  if (!read.ok)
    return { ok: false, faults: read.issues.map(({ path, message }) => faultAt(plain(path), message)) }
  return { ok: true, problem: read.problem, faultAt }
}
