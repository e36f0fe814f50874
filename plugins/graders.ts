// Written by scripts/plugins.mjs from the folders beside it and external.json.
import { createRegistry } from '@wordstride/core'
import { clickableTextPlugin } from './clickable_text/plugin'
import { collapsibleSelectionPlugin } from './collapsible_selection/plugin'
import { dynamicSelectionPlugin } from './dynamic_selection/plugin'
import { fillInTheBlankPlugin } from './fill_in_the_blank/plugin'
import { markdownClickableTextPlugin } from './markdown_clickable_text/plugin'
import { multiMediaDragDropPlugin } from './multi_media_drag_drop/plugin'
import { multiSelectionPlugin } from './multi_selection/plugin'
import { orderingPlugin } from './ordering/plugin'
import { pairingPlugin } from './pairing/plugin'
import { selectionPlugin } from './selection/plugin'
import { tableWithDropdownPlugin } from './table_with_dropdown/plugin'
import { textDragAndSortPlugin } from './text_drag_and_sort/plugin'
import { textDragDropPlugin } from './text_drag_drop/plugin'
import { textDragDropSmallPlugin } from './text_drag_drop_small/plugin'
import { typedBlanksPlugin } from './typed_blanks/plugin'
import { unscrambleDragDropPlugin } from './unscramble_drag_drop/plugin'
import { vocabularySelectionPlugin } from './vocabulary_selection/plugin'
import { vocabularySpellingPlugin } from './vocabulary_spelling/plugin'
import { vocabularyUnscramblingPlugin } from './vocabulary_unscrambling/plugin'

/** Every plugin's logic by `problem_type`, free of React: what the server and the content builder import. */
export const plugins = {
  clickable_text: clickableTextPlugin,
  collapsible_selection: collapsibleSelectionPlugin,
  dynamic_selection: dynamicSelectionPlugin,
  fill_in_the_blank: fillInTheBlankPlugin,
  markdown_clickable_text: markdownClickableTextPlugin,
  multi_media_drag_drop: multiMediaDragDropPlugin,
  multi_selection: multiSelectionPlugin,
  ordering: orderingPlugin,
  pairing: pairingPlugin,
  selection: selectionPlugin,
  table_with_dropdown: tableWithDropdownPlugin,
  text_drag_and_sort: textDragAndSortPlugin,
  text_drag_drop: textDragDropPlugin,
  text_drag_drop_small: textDragDropSmallPlugin,
  typed_blanks: typedBlanksPlugin,
  unscramble_drag_drop: unscrambleDragDropPlugin,
  vocabulary_selection: vocabularySelectionPlugin,
  vocabulary_spelling: vocabularySpellingPlugin,
  vocabulary_unscrambling: vocabularyUnscramblingPlugin,
} as const

export type ProblemType = keyof typeof plugins

export const registry = createRegistry(Object.values(plugins))
