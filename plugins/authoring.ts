// Written by scripts/plugins.mjs from the folders beside it and external.json.
import type { AnyAuthoringFacets } from '@wordstride/core/authoring'
import { clickableTextAuthoring } from './clickable_text/authoring'
import { collapsibleSelectionAuthoring } from './collapsible_selection/authoring'
import { dynamicSelectionAuthoring } from './dynamic_selection/authoring'
import { fillInTheBlankAuthoring } from './fill_in_the_blank/authoring'
import type { ProblemType } from './graders'
import { markdownClickableTextAuthoring } from './markdown_clickable_text/authoring'
import { multiMediaDragDropAuthoring } from './multi_media_drag_drop/authoring'
import { multiSelectionAuthoring } from './multi_selection/authoring'
import { orderingAuthoring } from './ordering/authoring'
import { pairingAuthoring } from './pairing/authoring'
import { selectionAuthoring } from './selection/authoring'
import { tableWithDropdownAuthoring } from './table_with_dropdown/authoring'
import { textDragAndSortAuthoring } from './text_drag_and_sort/authoring'
import { textDragDropAuthoring } from './text_drag_drop/authoring'
import { textDragDropSmallAuthoring } from './text_drag_drop_small/authoring'
import { typedBlanksAuthoring } from './typed_blanks/authoring'
import { unscrambleDragDropAuthoring } from './unscramble_drag_drop/authoring'
import { vocabularySelectionAuthoring } from './vocabulary_selection/authoring'
import { vocabularySpellingAuthoring } from './vocabulary_spelling/authoring'
import { vocabularyUnscramblingAuthoring } from './vocabulary_unscrambling/authoring'

/** What authors, checks and journeys need of each type: never a part of a student's page, and of the server for drafts and imports alone. */
const facets: Partial<Record<ProblemType, AnyAuthoringFacets>> = {
  clickable_text: clickableTextAuthoring,
  collapsible_selection: collapsibleSelectionAuthoring,
  dynamic_selection: dynamicSelectionAuthoring,
  fill_in_the_blank: fillInTheBlankAuthoring,
  markdown_clickable_text: markdownClickableTextAuthoring,
  multi_media_drag_drop: multiMediaDragDropAuthoring,
  multi_selection: multiSelectionAuthoring,
  ordering: orderingAuthoring,
  pairing: pairingAuthoring,
  selection: selectionAuthoring,
  table_with_dropdown: tableWithDropdownAuthoring,
  text_drag_and_sort: textDragAndSortAuthoring,
  text_drag_drop: textDragDropAuthoring,
  text_drag_drop_small: textDragDropSmallAuthoring,
  typed_blanks: typedBlanksAuthoring,
  unscramble_drag_drop: unscrambleDragDropAuthoring,
  vocabulary_selection: vocabularySelectionAuthoring,
  vocabulary_spelling: vocabularySpellingAuthoring,
  vocabulary_unscrambling: vocabularyUnscramblingAuthoring,
}

export const authoring: ReadonlyMap<string, AnyAuthoringFacets> = new Map(Object.entries(facets))
