// Written by scripts/plugins.mjs from the folders beside it.
import type { AnyProblemPlugin } from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'
import type { ProblemType } from './graders'

export interface LoadedPlugin {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
}

/** Logic and renderer of each type behind one lazy import: a page downloads the types it shows. */
export const renderers = {
  fill_in_the_blank: async () => ({
    plugin: (await import('./fill_in_the_blank/plugin')).fillInTheBlankPlugin,
    Renderer: (await import('./fill_in_the_blank/Renderer')).FillInTheBlankRenderer,
  }),
  multi_selection: async () => ({
    plugin: (await import('./multi_selection/plugin')).multiSelectionPlugin,
    Renderer: (await import('./multi_selection/Renderer')).MultiSelectionRenderer,
  }),
  selection: async () => ({
    plugin: (await import('./selection/plugin')).selectionPlugin,
    Renderer: (await import('./selection/Renderer')).SelectionRenderer,
  }),
  vocabulary_spelling: async () => ({
    plugin: (await import('./vocabulary_spelling/plugin')).vocabularySpellingPlugin,
    Renderer: (await import('./vocabulary_spelling/Renderer')).VocabularySpellingRenderer,
  }),
} as const satisfies Record<ProblemType, () => Promise<LoadedPlugin>>
