// Written by scripts/plugins.mjs from the folders beside it and external.json.
import { createRegistry } from '@wordstride/core'
import { clickableTextPlugin } from './clickable_text/plugin'
import { collapsibleSelectionPlugin } from './collapsible_selection/plugin'
import { dynamicSelectionPlugin } from './dynamic_selection/plugin'
import { fillInTheBlankPlugin } from './fill_in_the_blank/plugin'
import { multiSelectionPlugin } from './multi_selection/plugin'
import { selectionPlugin } from './selection/plugin'
import { tableWithDropdownPlugin } from './table_with_dropdown/plugin'
import { vocabularySelectionPlugin } from './vocabulary_selection/plugin'
import { vocabularySpellingPlugin } from './vocabulary_spelling/plugin'

/** Every plugin's logic by `problem_type`, free of React: what the server and the content builder import. */
export const plugins = {
  clickable_text: clickableTextPlugin,
  collapsible_selection: collapsibleSelectionPlugin,
  dynamic_selection: dynamicSelectionPlugin,
  fill_in_the_blank: fillInTheBlankPlugin,
  multi_selection: multiSelectionPlugin,
  selection: selectionPlugin,
  table_with_dropdown: tableWithDropdownPlugin,
  vocabulary_selection: vocabularySelectionPlugin,
  vocabulary_spelling: vocabularySpellingPlugin,
} as const

export type ProblemType = keyof typeof plugins

export const registry = createRegistry(Object.values(plugins))
