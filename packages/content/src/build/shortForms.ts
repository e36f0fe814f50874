import * as z from 'zod/mini'
import { expandFillInTheBlank, expandTable } from './shortForms/blanks'
import { expandBuckets, expandPairs, expandSequence, expandSlots } from './shortForms/cards'
import { expandChoice, expandOpened } from './shortForms/choices'
import { expandMarkdownPhrases, expandPhrases } from './shortForms/phrases'
import type { Expand } from './shortForms/shortForm'
import { expandSpelling, expandUnscrambling, expandVocabularySelection } from './shortForms/words'

/** Short forms by `problem_type`; a type without one is written in its full form under `body`. */
const shortForms: Readonly<Record<string, Expand>> = {
  selection: expandChoice('one'),
  multi_selection: expandChoice('all'),
  dynamic_selection: expandOpened,
  collapsible_selection: expandOpened,
  fill_in_the_blank: expandFillInTheBlank,
  table_with_dropdown: expandTable,
  clickable_text: expandPhrases,
  markdown_clickable_text: expandMarkdownPhrases,
  ordering: expandSequence,
  unscramble_drag_drop: expandSequence,
  text_drag_and_sort: expandSlots,
  pairing: expandPairs,
  text_drag_drop: expandBuckets,
  text_drag_drop_small: expandBuckets,
  multi_media_drag_drop: expandBuckets,
  vocabulary_selection: expandVocabularySelection,
  vocabulary_unscrambling: expandUnscrambling,
  vocabulary_spelling: expandSpelling,
}

const fullFormSchema = z.strictObject({ body: z.record(z.string(), z.unknown()) })

/** The expansion for a problem: its type's short form, or the plugin's own form under `body`. */
export function shortFormOf(type: string, body: Record<string, unknown>): Expand {
  const expand = shortForms[type]
  return expand && !('body' in body) ? expand : (full) => fullFormSchema.parse(full).body
}
