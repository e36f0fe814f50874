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
  markdown_clickable_text: async () => ({
    plugin: (await import('./markdown_clickable_text/plugin')).markdownClickableTextPlugin,
    Renderer: (await import('./markdown_clickable_text/Renderer')).MarkdownClickableTextRenderer,
  }),
  multi_media_drag_drop: async () => ({
    plugin: (await import('./multi_media_drag_drop/plugin')).multiMediaDragDropPlugin,
    Renderer: (await import('./multi_media_drag_drop/Renderer')).MultiMediaDragDropRenderer,
  }),
  multi_selection: async () => ({
    plugin: (await import('./multi_selection/plugin')).multiSelectionPlugin,
    Renderer: (await import('./multi_selection/Renderer')).MultiSelectionRenderer,
  }),
  ordering: async () => ({
    plugin: (await import('./ordering/plugin')).orderingPlugin,
    Renderer: (await import('./ordering/Renderer')).OrderingRenderer,
  }),
  pairing: async () => ({
    plugin: (await import('./pairing/plugin')).pairingPlugin,
    Renderer: (await import('./pairing/Renderer')).PairingRenderer,
  }),
  selection: async () => ({
    plugin: (await import('./selection/plugin')).selectionPlugin,
    Renderer: (await import('./selection/Renderer')).SelectionRenderer,
  }),
  table_with_dropdown: async () => ({
    plugin: (await import('./table_with_dropdown/plugin')).tableWithDropdownPlugin,
    Renderer: (await import('./table_with_dropdown/Renderer')).TableWithDropdownRenderer,
  }),
  text_drag_and_sort: async () => ({
    plugin: (await import('./text_drag_and_sort/plugin')).textDragAndSortPlugin,
    Renderer: (await import('./text_drag_and_sort/Renderer')).TextDragAndSortRenderer,
  }),
  text_drag_drop: async () => ({
    plugin: (await import('./text_drag_drop/plugin')).textDragDropPlugin,
    Renderer: (await import('./text_drag_drop/Renderer')).TextDragDropRenderer,
  }),
  text_drag_drop_small: async () => ({
    plugin: (await import('./text_drag_drop_small/plugin')).textDragDropSmallPlugin,
    Renderer: (await import('./text_drag_drop_small/Renderer')).TextDragDropSmallRenderer,
  }),
  unscramble_drag_drop: async () => ({
    plugin: (await import('./unscramble_drag_drop/plugin')).unscrambleDragDropPlugin,
    Renderer: (await import('./unscramble_drag_drop/Renderer')).UnscrambleDragDropRenderer,
  }),
  vocabulary_selection: async () => ({
    plugin: (await import('./vocabulary_selection/plugin')).vocabularySelectionPlugin,
    Renderer: (await import('./vocabulary_selection/Renderer')).VocabularySelectionRenderer,
  }),
  vocabulary_spelling: async () => ({
    plugin: (await import('./vocabulary_spelling/plugin')).vocabularySpellingPlugin,
    Renderer: (await import('./vocabulary_spelling/Renderer')).VocabularySpellingRenderer,
  }),
  vocabulary_unscrambling: async () => ({
    plugin: (await import('./vocabulary_unscrambling/plugin')).vocabularyUnscramblingPlugin,
    Renderer: (await import('./vocabulary_unscrambling/Renderer')).VocabularyUnscramblingRenderer,
  }),
} as const satisfies Record<ProblemType, () => Promise<LoadedPlugin>>
