import * as z from 'zod/mini'
import { expandFillInTheBlank, expandTable } from './shortForms/blanks'
import { expandChoice, expandOpened } from './shortForms/choices'
import { expandPhrases } from './shortForms/phrases'
import type { Expand } from './shortForms/shortForm'
import { expandSpelling, expandVocabularySelection } from './shortForms/words'

/** Short forms by `problem_type`; a type without one is written in its full form under `body`. */
const shortForms: Readonly<Record<string, Expand>> = {
  selection: expandChoice('one'),
  multi_selection: expandChoice('all'),
  dynamic_selection: expandOpened,
  collapsible_selection: expandOpened,
  fill_in_the_blank: expandFillInTheBlank,
  table_with_dropdown: expandTable,
  clickable_text: expandPhrases,
  markdown_clickable_text: expandPhrases,
  vocabulary_selection: expandVocabularySelection,
  vocabulary_spelling: expandSpelling,
}

const fullFormSchema = z.strictObject({ body: z.record(z.string(), z.unknown()) })

/** The expansion for a problem: its type's short form, or the plugin's own form under `body`. */
export function shortFormOf(type: string, body: Record<string, unknown>): Expand {
  const expand = shortForms[type]
  return expand && !('body' in body) ? expand : (full) => fullFormSchema.parse(full).body
}
