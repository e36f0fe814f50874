import { isRecord } from '@wordstride/core'
import * as z from 'zod/mini'
import { bodyFaults } from '../build/buildProblem'
import { formFaults, setReadableMessages } from '../build/messages'
import { readYamlText, type TextFault } from '../build/yamlText'
import type { DraftForm, WrittenProblem } from './draftForm'
import { excessOf } from './textLimits'

export type DraftLanguage = 'yaml' | 'json'

/** What is wrong in a draft, and where in its text. */
export type DraftFault = TextFault

type Path = readonly (string | number)[]

export type DraftText =
  | {
      ok: true
      problem: WrittenProblem
      faultAt(path: Path, message: string): DraftFault
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

/** Where the full form has what the files have under another name. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  id: 'problem_id',
  type: 'problem_type',
  hints: 'hintItems',
}

/** The kinds of its blocks that the files have as fields. */
const BLOCKS: Readonly<Record<string, string>> = { passage: 'passage', prompt: 'markdown' }

function inFullForm({ problemItems }: z.infer<typeof fullFormSchema>, [name, ...rest]: Path): Path {
  if (name === undefined || name === 'body') return rest
  const blocks = Array.isArray(problemItems) ? problemItems : []
  const kind = BLOCKS[name]
  const block = kind === undefined ? -1 : blocks.findIndex((each) => isRecord(each) && each.kind === kind)
  if (block === -1) return [FULL_NAMES[name] ?? name, ...rest]
  return ['problemItems', block, ...(name === 'prompt' ? ['value'] : rest)]
}

const fault = (message: string): DraftText => ({ ok: false, faults: [{ line: null, path: '', message }] })

/** Reads the text of one problem, in the language of the files: its short form or its full one, as YAML or JSON. */
export function readDraftText(text: string, language: DraftLanguage, form: DraftForm): DraftText {
  setReadableMessages()
  const excess = excessOf(text)
  if (excess !== null) return fault(excess)
  const document = readYamlText(text)
  if (!document.ok) return document
  if (language === 'json') {
    try {
      JSON.parse(text)
    } catch (error) {
      return fault(`No JSON: ${(error as Error).message}`)
    }
  }
  const { raw } = document
  const full = fullFormSchema.safeParse(raw)
  const faultAt: Extract<DraftText, { ok: true }>['faultAt'] = (path, message) =>
    document.faultAt(full.success ? inFullForm(full.data, path) : path, message)
  const written = full.success ? fromFullForm(full.data) : raw
  const read = form.read(written)
  if (read.ok) return { ok: true, problem: read.problem, faultAt }
  const faults = [...formFaults(read), ...bodyFaults(written, form.fields)]
  return { ok: false, faults: faults.map(({ path, message }) => faultAt(path, message)) }
}
