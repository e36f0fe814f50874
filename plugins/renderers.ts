// Written by scripts/plugins.mjs from the folders beside it and external.json.
import { defineProblemType, type LoadedType } from '@wordstride/ui'
import type { ProblemType } from './graders'

/**
 * Rules and renderer of each type behind one lazy import: a page downloads the types it shows, and their schemas only
 * when it reads what was stored before.
 */
export const renderers = {
  clickable_text: async () => {
    const [{ clickableTextRules }, { ClickableTextRenderer }] = await Promise.all([
      import('./clickable_text/rules'),
      import('./clickable_text/Renderer'),
    ])
    return defineProblemType(
      clickableTextRules,
      ClickableTextRenderer,
      async () => (await import('./clickable_text/plugin')).clickableTextPlugin,
    )
  },
  collapsible_selection: async () => {
    const [{ collapsibleSelectionRules }, { CollapsibleSelectionRenderer }] = await Promise.all([
      import('./collapsible_selection/rules'),
      import('./collapsible_selection/Renderer'),
    ])
    return defineProblemType(
      collapsibleSelectionRules,
      CollapsibleSelectionRenderer,
      async () => (await import('./collapsible_selection/plugin')).collapsibleSelectionPlugin,
    )
  },
  dynamic_selection: async () => {
    const [{ dynamicSelectionRules }, { DynamicSelectionRenderer }] = await Promise.all([
      import('./dynamic_selection/rules'),
      import('./dynamic_selection/Renderer'),
    ])
    return defineProblemType(
      dynamicSelectionRules,
      DynamicSelectionRenderer,
      async () => (await import('./dynamic_selection/plugin')).dynamicSelectionPlugin,
    )
  },
  fill_in_the_blank: async () => {
    const [{ fillInTheBlankRules }, { FillInTheBlankRenderer }] = await Promise.all([
      import('./fill_in_the_blank/rules'),
      import('./fill_in_the_blank/Renderer'),
    ])
    return defineProblemType(
      fillInTheBlankRules,
      FillInTheBlankRenderer,
      async () => (await import('./fill_in_the_blank/plugin')).fillInTheBlankPlugin,
    )
  },
  markdown_clickable_text: async () => {
    const [{ markdownClickableTextRules }, { MarkdownClickableTextRenderer }] = await Promise.all([
      import('./markdown_clickable_text/rules'),
      import('./markdown_clickable_text/Renderer'),
    ])
    return defineProblemType(
      markdownClickableTextRules,
      MarkdownClickableTextRenderer,
      async () => (await import('./markdown_clickable_text/plugin')).markdownClickableTextPlugin,
    )
  },
  multi_media_drag_drop: async () => {
    const [{ multiMediaDragDropRules }, { MultiMediaDragDropRenderer }] = await Promise.all([
      import('./multi_media_drag_drop/rules'),
      import('./multi_media_drag_drop/Renderer'),
    ])
    return defineProblemType(
      multiMediaDragDropRules,
      MultiMediaDragDropRenderer,
      async () => (await import('./multi_media_drag_drop/plugin')).multiMediaDragDropPlugin,
    )
  },
  multi_selection: async () => {
    const [{ multiSelectionRules }, { MultiSelectionRenderer }] = await Promise.all([
      import('./multi_selection/rules'),
      import('./multi_selection/Renderer'),
    ])
    return defineProblemType(
      multiSelectionRules,
      MultiSelectionRenderer,
      async () => (await import('./multi_selection/plugin')).multiSelectionPlugin,
    )
  },
  ordering: async () => {
    const [{ orderingRules }, { OrderingRenderer }] = await Promise.all([
      import('./ordering/rules'),
      import('./ordering/Renderer'),
    ])
    return defineProblemType(
      orderingRules,
      OrderingRenderer,
      async () => (await import('./ordering/plugin')).orderingPlugin,
    )
  },
  pairing: async () => {
    const [{ pairingRules }, { PairingRenderer }] = await Promise.all([
      import('./pairing/rules'),
      import('./pairing/Renderer'),
    ])
    return defineProblemType(
      pairingRules,
      PairingRenderer,
      async () => (await import('./pairing/plugin')).pairingPlugin,
    )
  },
  selection: async () => {
    const [{ selectionRules }, { SelectionRenderer }] = await Promise.all([
      import('./selection/rules'),
      import('./selection/Renderer'),
    ])
    return defineProblemType(
      selectionRules,
      SelectionRenderer,
      async () => (await import('./selection/plugin')).selectionPlugin,
    )
  },
  table_with_dropdown: async () => {
    const [{ tableWithDropdownRules }, { TableWithDropdownRenderer }] = await Promise.all([
      import('./table_with_dropdown/rules'),
      import('./table_with_dropdown/Renderer'),
    ])
    return defineProblemType(
      tableWithDropdownRules,
      TableWithDropdownRenderer,
      async () => (await import('./table_with_dropdown/plugin')).tableWithDropdownPlugin,
    )
  },
  text_drag_and_sort: async () => {
    const [{ textDragAndSortRules }, { TextDragAndSortRenderer }] = await Promise.all([
      import('./text_drag_and_sort/rules'),
      import('./text_drag_and_sort/Renderer'),
    ])
    return defineProblemType(
      textDragAndSortRules,
      TextDragAndSortRenderer,
      async () => (await import('./text_drag_and_sort/plugin')).textDragAndSortPlugin,
    )
  },
  text_drag_drop: async () => {
    const [{ textDragDropRules }, { TextDragDropRenderer }] = await Promise.all([
      import('./text_drag_drop/rules'),
      import('./text_drag_drop/Renderer'),
    ])
    return defineProblemType(
      textDragDropRules,
      TextDragDropRenderer,
      async () => (await import('./text_drag_drop/plugin')).textDragDropPlugin,
    )
  },
  text_drag_drop_small: async () => {
    const [{ textDragDropSmallRules }, { TextDragDropSmallRenderer }] = await Promise.all([
      import('./text_drag_drop_small/rules'),
      import('./text_drag_drop_small/Renderer'),
    ])
    return defineProblemType(
      textDragDropSmallRules,
      TextDragDropSmallRenderer,
      async () => (await import('./text_drag_drop_small/plugin')).textDragDropSmallPlugin,
    )
  },
  typed_blanks: async () => {
    const [{ typedBlanksRules }, { TypedBlanksRenderer }] = await Promise.all([
      import('./typed_blanks/rules'),
      import('./typed_blanks/Renderer'),
    ])
    return defineProblemType(
      typedBlanksRules,
      TypedBlanksRenderer,
      async () => (await import('./typed_blanks/plugin')).typedBlanksPlugin,
    )
  },
  unscramble_drag_drop: async () => {
    const [{ unscrambleDragDropRules }, { UnscrambleDragDropRenderer }] = await Promise.all([
      import('./unscramble_drag_drop/rules'),
      import('./unscramble_drag_drop/Renderer'),
    ])
    return defineProblemType(
      unscrambleDragDropRules,
      UnscrambleDragDropRenderer,
      async () => (await import('./unscramble_drag_drop/plugin')).unscrambleDragDropPlugin,
    )
  },
  vocabulary_selection: async () => {
    const [{ vocabularySelectionRules }, { VocabularySelectionRenderer }] = await Promise.all([
      import('./vocabulary_selection/rules'),
      import('./vocabulary_selection/Renderer'),
    ])
    return defineProblemType(
      vocabularySelectionRules,
      VocabularySelectionRenderer,
      async () => (await import('./vocabulary_selection/plugin')).vocabularySelectionPlugin,
    )
  },
  vocabulary_spelling: async () => {
    const [{ vocabularySpellingRules }, { VocabularySpellingRenderer }] = await Promise.all([
      import('./vocabulary_spelling/rules'),
      import('./vocabulary_spelling/Renderer'),
    ])
    return defineProblemType(
      vocabularySpellingRules,
      VocabularySpellingRenderer,
      async () => (await import('./vocabulary_spelling/plugin')).vocabularySpellingPlugin,
    )
  },
  vocabulary_unscrambling: async () => {
    const [{ vocabularyUnscramblingRules }, { VocabularyUnscramblingRenderer }] = await Promise.all([
      import('./vocabulary_unscrambling/rules'),
      import('./vocabulary_unscrambling/Renderer'),
    ])
    return defineProblemType(
      vocabularyUnscramblingRules,
      VocabularyUnscramblingRenderer,
      async () => (await import('./vocabulary_unscrambling/plugin')).vocabularyUnscramblingPlugin,
    )
  },
} as const satisfies Record<ProblemType, () => Promise<LoadedType>>
