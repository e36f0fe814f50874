// Written by scripts/plugins.mjs from the folders beside it.
import { createRegistry } from '@wordstride/core'
import { fillInTheBlankPlugin } from './fill_in_the_blank/plugin'
import { multiSelectionPlugin } from './multi_selection/plugin'
import { selectionPlugin } from './selection/plugin'
import { vocabularySpellingPlugin } from './vocabulary_spelling/plugin'

/** Every plugin's logic by `problem_type`, free of React: what the server and the content builder import. */
export const plugins = {
  fill_in_the_blank: fillInTheBlankPlugin,
  multi_selection: multiSelectionPlugin,
  selection: selectionPlugin,
  vocabulary_spelling: vocabularySpellingPlugin,
} as const

export type ProblemType = keyof typeof plugins

export const registry = createRegistry(Object.values(plugins))
