import {
  blanksSchema,
  bucketsSchema,
  categorizedItemSchema,
  choicePartsSchema,
  dragItemShape,
  openedOptionsSchema,
  orderedItemsSchema,
  type ProblemEnvelope,
  phrasesSchema,
} from '@wordstride/core'
import * as z from 'zod/mini'
import { exportBuckets, exportOrdering, exportPairing, exportSlots } from './exportCards'
import {
  exportBlanks,
  exportChoices,
  exportMarkdownPhrases,
  exportOpened,
  exportPhrases,
  exportSpelling,
  exportTable,
} from './exportChoices'
import { type WrittenBody, writeItem } from './writeItem'

/** Reads the fields it needs and ignores the others. */
type Exporter = (problem: ProblemEnvelope) => WrittenBody

const exporter =
  <T>(schema: z.ZodMiniType<T>, write: (problem: T) => WrittenBody): Exporter =>
  (problem) =>
    write(schema.parse(problem))

const text = z.optional(z.string())
const choicesSchema = z.object({
  subProblemItems: choicePartsSchema,
  shuffle_options: z.optional(z.boolean()),
})
const orderedSchema = z.object({ drag_items: orderedItemsSchema, explanation: text })
const { id, content, audio_url } = dragItemShape
const pairsSchema = z.object({
  left_items: z.array(z.object({ id, content, audio_url, image_url: text })),
  drag_items: orderedItemsSchema,
  explanation: text,
})
const sortedSchema = z.object({
  buckets: bucketsSchema,
  drag_items: z.array(z.extend(categorizedItemSchema, { image_url: text })),
  explanation: text,
})
const openedSchema = z.object({ options: openedOptionsSchema, shuffle_options: z.optional(z.boolean()) })
const cellSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('blank'), uuid: id }),
])
const tableSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cellSchema)),
  blanks: blanksSchema,
})
const spellingSchema = z.object({
  answer: z.string().check(z.trim()),
  comparison: text,
  definition: z.string(),
  question_text: text,
  description: text,
  sample_sentence: text,
  question_audio_url: text,
  question_audio_url2: text,
  explanation: text,
})

/** Types that QTI has an interaction for, and that come back as the same type. */
const exporters: Readonly<Record<string, Exporter>> = {
  selection: exporter(choicesSchema, exportChoices),
  multi_selection: exporter(choicesSchema, exportChoices),
  fill_in_the_blank: exporter(z.object({ text: z.string(), blanks: blanksSchema }), exportBlanks),
  clickable_text: exporter(z.object({ phrases: phrasesSchema }), exportPhrases),
  ordering: exporter(orderedSchema, exportOrdering),
  unscramble_drag_drop: exporter(orderedSchema, exportSlots),
  pairing: exporter(pairsSchema, exportPairing),
  text_drag_drop: exporter(sortedSchema, exportBuckets),
  dynamic_selection: exporter(openedSchema, exportOpened),
  collapsible_selection: exporter(openedSchema, exportOpened),
  table_with_dropdown: exporter(tableSchema, exportTable),
  markdown_clickable_text: exporter(
    z.object({ text: z.string(), phrases: phrasesSchema }),
    exportMarkdownPhrases,
  ),
  text_drag_drop_small: exporter(sortedSchema, exportBuckets),
  multi_media_drag_drop: exporter(sortedSchema, exportBuckets),
  vocabulary_spelling: exporter(spellingSchema, exportSpelling),
}

export const exportedTypes: readonly string[] = Object.keys(exporters)

export type ExportedItem = { ok: true; xml: string; lost: string[] } | { ok: false; reason: string }

const lostOf = ({ header, specified_time, hintItems, problemItems }: ProblemEnvelope): string[] => [
  ...(header?.headerTitleUrl || header?.text_audio_dict ? ['recordings of the title'] : []),
  ...(specified_time === undefined ? [] : ['the time']),
  ...(hintItems.some(({ audioURL }) => audioURL) ? ['recordings of hints'] : []),
  ...(problemItems.some((block) => block.kind === 'markdown' && block.audioURL)
    ? ['recordings of the question']
    : []),
]

/** A problem as an item of QTI 3, with what QTI could not say of it. */
export function exportItem(problem: ProblemEnvelope): ExportedItem {
  const { problem_id, problem_type, header, skill_name, problemItems, hintItems } = problem
  const write = Object.hasOwn(exporters, problem_type) ? exporters[problem_type] : undefined
  if (!write) return { ok: false, reason: `the export has no interaction for ${problem_type}` }
  const written = write(problem)
  const title = header?.headerTitle ?? skill_name ?? problem_id
  return {
    ok: true,
    xml: writeItem({ problem_id, problem_type, title, problemItems, hintItems }, written),
    lost: [...(written.lost ?? []), ...lostOf(problem)],
  }
}
