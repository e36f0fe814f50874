// Written by scripts/plugins.mjs from the folders beside it and external.json.
import type { AnyProblemPlugin } from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'
import type { ProblemType } from './graders'

export interface LoadedPlugin {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
}

/** Logic and renderer of each type behind one lazy import: a page downloads the types it shows. */
export const renderers = {
  clickable_text: async () => ({
    plugin: (await import('./clickable_text/plugin')).clickableTextPlugin,
    Renderer: (await import('./clickable_text/Renderer')).ClickableTextRenderer,
  }),
  collapsible_selection: async () => ({
    plugin: (await import('./collapsible_selection/plugin')).collapsibleSelectionPlugin,
    Renderer: (await import('./collapsible_selection/Renderer')).CollapsibleSelectionRenderer,
  }),
  dynamic_selection: async () => ({
    plugin: (await import('./dynamic_selection/plugin')).dynamicSelectionPlugin,
    Renderer: (await import('./dynamic_selection/Renderer')).DynamicSelectionRenderer,
  }),
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
  table_with_dropdown: async () => ({
    plugin: (await import('./table_with_dropdown/plugin')).tableWithDropdownPlugin,
    Renderer: (await import('./table_with_dropdown/Renderer')).TableWithDropdownRenderer,
  }),
  vocabulary_selection: async () => ({
    plugin: (await import('./vocabulary_selection/plugin')).vocabularySelectionPlugin,
    Renderer: (await import('./vocabulary_selection/Renderer')).VocabularySelectionRenderer,
  }),
  vocabulary_spelling: async () => ({
    plugin: (await import('./vocabulary_spelling/plugin')).vocabularySpellingPlugin,
    Renderer: (await import('./vocabulary_spelling/Renderer')).VocabularySpellingRenderer,
  }),
} as const satisfies Record<ProblemType, () => Promise<LoadedPlugin>>
