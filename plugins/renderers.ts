// Written by scripts/plugins.mjs from the folders beside it and external.json.
import { defineProblemType, type LoadedPlugin } from '@wordstride/ui'
import type { ProblemType } from './graders'

/** Logic and renderer of each type behind one lazy import: a page downloads the types it shows. */
export const renderers = {
  clickable_text: async () => {
    const [{ clickableTextPlugin }, { ClickableTextRenderer }] = await Promise.all([
      import('./clickable_text/plugin'),
      import('./clickable_text/Renderer'),
    ])
    return defineProblemType(clickableTextPlugin, ClickableTextRenderer)
  },
  collapsible_selection: async () => {
    const [{ collapsibleSelectionPlugin }, { CollapsibleSelectionRenderer }] = await Promise.all([
      import('./collapsible_selection/plugin'),
      import('./collapsible_selection/Renderer'),
    ])
    return defineProblemType(collapsibleSelectionPlugin, CollapsibleSelectionRenderer)
  },
  dynamic_selection: async () => {
    const [{ dynamicSelectionPlugin }, { DynamicSelectionRenderer }] = await Promise.all([
      import('./dynamic_selection/plugin'),
      import('./dynamic_selection/Renderer'),
    ])
    return defineProblemType(dynamicSelectionPlugin, DynamicSelectionRenderer)
  },
  fill_in_the_blank: async () => {
    const [{ fillInTheBlankPlugin }, { FillInTheBlankRenderer }] = await Promise.all([
      import('./fill_in_the_blank/plugin'),
      import('./fill_in_the_blank/Renderer'),
    ])
    return defineProblemType(fillInTheBlankPlugin, FillInTheBlankRenderer)
  },
  markdown_clickable_text: async () => {
    const [{ markdownClickableTextPlugin }, { MarkdownClickableTextRenderer }] = await Promise.all([
      import('./markdown_clickable_text/plugin'),
      import('./markdown_clickable_text/Renderer'),
    ])
    return defineProblemType(markdownClickableTextPlugin, MarkdownClickableTextRenderer)
  },
  multi_media_drag_drop: async () => {
    const [{ multiMediaDragDropPlugin }, { MultiMediaDragDropRenderer }] = await Promise.all([
      import('./multi_media_drag_drop/plugin'),
      import('./multi_media_drag_drop/Renderer'),
    ])
    return defineProblemType(multiMediaDragDropPlugin, MultiMediaDragDropRenderer)
  },
  multi_selection: async () => {
    const [{ multiSelectionPlugin }, { MultiSelectionRenderer }] = await Promise.all([
      import('./multi_selection/plugin'),
      import('./multi_selection/Renderer'),
    ])
    return defineProblemType(multiSelectionPlugin, MultiSelectionRenderer)
  },
  ordering: async () => {
    const [{ orderingPlugin }, { OrderingRenderer }] = await Promise.all([
      import('./ordering/plugin'),
      import('./ordering/Renderer'),
    ])
    return defineProblemType(orderingPlugin, OrderingRenderer)
  },
  pairing: async () => {
    const [{ pairingPlugin }, { PairingRenderer }] = await Promise.all([
      import('./pairing/plugin'),
      import('./pairing/Renderer'),
    ])
    return defineProblemType(pairingPlugin, PairingRenderer)
  },
  selection: async () => {
    const [{ selectionPlugin }, { SelectionRenderer }] = await Promise.all([
      import('./selection/plugin'),
      import('./selection/Renderer'),
    ])
    return defineProblemType(selectionPlugin, SelectionRenderer)
  },
  table_with_dropdown: async () => {
    const [{ tableWithDropdownPlugin }, { TableWithDropdownRenderer }] = await Promise.all([
      import('./table_with_dropdown/plugin'),
      import('./table_with_dropdown/Renderer'),
    ])
    return defineProblemType(tableWithDropdownPlugin, TableWithDropdownRenderer)
  },
  text_drag_and_sort: async () => {
    const [{ textDragAndSortPlugin }, { TextDragAndSortRenderer }] = await Promise.all([
      import('./text_drag_and_sort/plugin'),
      import('./text_drag_and_sort/Renderer'),
    ])
    return defineProblemType(textDragAndSortPlugin, TextDragAndSortRenderer)
  },
  text_drag_drop: async () => {
    const [{ textDragDropPlugin }, { TextDragDropRenderer }] = await Promise.all([
      import('./text_drag_drop/plugin'),
      import('./text_drag_drop/Renderer'),
    ])
    return defineProblemType(textDragDropPlugin, TextDragDropRenderer)
  },
  text_drag_drop_small: async () => {
    const [{ textDragDropSmallPlugin }, { TextDragDropSmallRenderer }] = await Promise.all([
      import('./text_drag_drop_small/plugin'),
      import('./text_drag_drop_small/Renderer'),
    ])
    return defineProblemType(textDragDropSmallPlugin, TextDragDropSmallRenderer)
  },
  typed_blanks: async () => {
    const [{ typedBlanksPlugin }, { TypedBlanksRenderer }] = await Promise.all([
      import('./typed_blanks/plugin'),
      import('./typed_blanks/Renderer'),
    ])
    return defineProblemType(typedBlanksPlugin, TypedBlanksRenderer)
  },
  unscramble_drag_drop: async () => {
    const [{ unscrambleDragDropPlugin }, { UnscrambleDragDropRenderer }] = await Promise.all([
      import('./unscramble_drag_drop/plugin'),
      import('./unscramble_drag_drop/Renderer'),
    ])
    return defineProblemType(unscrambleDragDropPlugin, UnscrambleDragDropRenderer)
  },
  vocabulary_selection: async () => {
    const [{ vocabularySelectionPlugin }, { VocabularySelectionRenderer }] = await Promise.all([
      import('./vocabulary_selection/plugin'),
      import('./vocabulary_selection/Renderer'),
    ])
    return defineProblemType(vocabularySelectionPlugin, VocabularySelectionRenderer)
  },
  vocabulary_spelling: async () => {
    const [{ vocabularySpellingPlugin }, { VocabularySpellingRenderer }] = await Promise.all([
      import('./vocabulary_spelling/plugin'),
      import('./vocabulary_spelling/Renderer'),
    ])
    return defineProblemType(vocabularySpellingPlugin, VocabularySpellingRenderer)
  },
  vocabulary_unscrambling: async () => {
    const [{ vocabularyUnscramblingPlugin }, { VocabularyUnscramblingRenderer }] = await Promise.all([
      import('./vocabulary_unscrambling/plugin'),
      import('./vocabulary_unscrambling/Renderer'),
    ])
    return defineProblemType(vocabularyUnscramblingPlugin, VocabularyUnscramblingRenderer)
  },
} as const satisfies Record<ProblemType, () => Promise<LoadedPlugin>>
