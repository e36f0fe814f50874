// Written by scripts/plugins.mjs from the folders beside it and external.json.
import { defineProblemType, type LoadedPlugin } from '@wordstride/ui'
import type { ProblemType } from './graders'

/** Logic and renderer of each type behind one lazy import: a page downloads the types it shows. */
export const renderers = {
  clickable_text: async () =>
    defineProblemType(
      (await import('./clickable_text/plugin')).clickableTextPlugin,
      (await import('./clickable_text/Renderer')).ClickableTextRenderer,
    ),
  collapsible_selection: async () =>
    defineProblemType(
      (await import('./collapsible_selection/plugin')).collapsibleSelectionPlugin,
      (await import('./collapsible_selection/Renderer')).CollapsibleSelectionRenderer,
    ),
  dynamic_selection: async () =>
    defineProblemType(
      (await import('./dynamic_selection/plugin')).dynamicSelectionPlugin,
      (await import('./dynamic_selection/Renderer')).DynamicSelectionRenderer,
    ),
  fill_in_the_blank: async () =>
    defineProblemType(
      (await import('./fill_in_the_blank/plugin')).fillInTheBlankPlugin,
      (await import('./fill_in_the_blank/Renderer')).FillInTheBlankRenderer,
    ),
  markdown_clickable_text: async () =>
    defineProblemType(
      (await import('./markdown_clickable_text/plugin')).markdownClickableTextPlugin,
      (await import('./markdown_clickable_text/Renderer')).MarkdownClickableTextRenderer,
    ),
  multi_media_drag_drop: async () =>
    defineProblemType(
      (await import('./multi_media_drag_drop/plugin')).multiMediaDragDropPlugin,
      (await import('./multi_media_drag_drop/Renderer')).MultiMediaDragDropRenderer,
    ),
  multi_selection: async () =>
    defineProblemType(
      (await import('./multi_selection/plugin')).multiSelectionPlugin,
      (await import('./multi_selection/Renderer')).MultiSelectionRenderer,
    ),
  ordering: async () =>
    defineProblemType(
      (await import('./ordering/plugin')).orderingPlugin,
      (await import('./ordering/Renderer')).OrderingRenderer,
    ),
  pairing: async () =>
    defineProblemType(
      (await import('./pairing/plugin')).pairingPlugin,
      (await import('./pairing/Renderer')).PairingRenderer,
    ),
  selection: async () =>
    defineProblemType(
      (await import('./selection/plugin')).selectionPlugin,
      (await import('./selection/Renderer')).SelectionRenderer,
    ),
  table_with_dropdown: async () =>
    defineProblemType(
      (await import('./table_with_dropdown/plugin')).tableWithDropdownPlugin,
      (await import('./table_with_dropdown/Renderer')).TableWithDropdownRenderer,
    ),
  text_drag_and_sort: async () =>
    defineProblemType(
      (await import('./text_drag_and_sort/plugin')).textDragAndSortPlugin,
      (await import('./text_drag_and_sort/Renderer')).TextDragAndSortRenderer,
    ),
  text_drag_drop: async () =>
    defineProblemType(
      (await import('./text_drag_drop/plugin')).textDragDropPlugin,
      (await import('./text_drag_drop/Renderer')).TextDragDropRenderer,
    ),
  text_drag_drop_small: async () =>
    defineProblemType(
      (await import('./text_drag_drop_small/plugin')).textDragDropSmallPlugin,
      (await import('./text_drag_drop_small/Renderer')).TextDragDropSmallRenderer,
    ),
  unscramble_drag_drop: async () =>
    defineProblemType(
      (await import('./unscramble_drag_drop/plugin')).unscrambleDragDropPlugin,
      (await import('./unscramble_drag_drop/Renderer')).UnscrambleDragDropRenderer,
    ),
  vocabulary_selection: async () =>
    defineProblemType(
      (await import('./vocabulary_selection/plugin')).vocabularySelectionPlugin,
      (await import('./vocabulary_selection/Renderer')).VocabularySelectionRenderer,
    ),
  vocabulary_spelling: async () =>
    defineProblemType(
      (await import('./vocabulary_spelling/plugin')).vocabularySpellingPlugin,
      (await import('./vocabulary_spelling/Renderer')).VocabularySpellingRenderer,
    ),
  vocabulary_unscrambling: async () =>
    defineProblemType(
      (await import('./vocabulary_unscrambling/plugin')).vocabularyUnscramblingPlugin,
      (await import('./vocabulary_unscrambling/Renderer')).VocabularyUnscramblingRenderer,
    ),
} as const satisfies Record<ProblemType, () => Promise<LoadedPlugin>>
