// Written by scripts/plugins.mjs from the folders beside it and external.json.

type Files = Readonly<Record<string, () => Promise<string>>>

/** What the makers of each type keep as examples, problems and cases of grading: the text of each file. */
export const examples: Readonly<Partial<Record<string, Files>>> = {
  clickable_text: import.meta.glob<string>('../fixtures/clickable_text/*.json', {
    query: '?raw',
    import: 'default',
  }),
  collapsible_selection: import.meta.glob<string>('../fixtures/collapsible_selection/*.json', {
    query: '?raw',
    import: 'default',
  }),
  dynamic_selection: import.meta.glob<string>('../fixtures/dynamic_selection/*.json', {
    query: '?raw',
    import: 'default',
  }),
  fill_in_the_blank: import.meta.glob<string>('../fixtures/fill_in_the_blank/*.json', {
    query: '?raw',
    import: 'default',
  }),
  markdown_clickable_text: import.meta.glob<string>('../fixtures/markdown_clickable_text/*.json', {
    query: '?raw',
    import: 'default',
  }),
  multi_media_drag_drop: import.meta.glob<string>('../fixtures/multi_media_drag_drop/*.json', {
    query: '?raw',
    import: 'default',
  }),
  multi_selection: import.meta.glob<string>('../fixtures/multi_selection/*.json', {
    query: '?raw',
    import: 'default',
  }),
  ordering: import.meta.glob<string>('../fixtures/ordering/*.json', {
    query: '?raw',
    import: 'default',
  }),
  pairing: import.meta.glob<string>('../fixtures/pairing/*.json', {
    query: '?raw',
    import: 'default',
  }),
  selection: import.meta.glob<string>('../fixtures/selection/*.json', {
    query: '?raw',
    import: 'default',
  }),
  table_with_dropdown: import.meta.glob<string>('../fixtures/table_with_dropdown/*.json', {
    query: '?raw',
    import: 'default',
  }),
  text_drag_and_sort: import.meta.glob<string>('../fixtures/text_drag_and_sort/*.json', {
    query: '?raw',
    import: 'default',
  }),
  text_drag_drop: import.meta.glob<string>('../fixtures/text_drag_drop/*.json', {
    query: '?raw',
    import: 'default',
  }),
  text_drag_drop_small: import.meta.glob<string>('../fixtures/text_drag_drop_small/*.json', {
    query: '?raw',
    import: 'default',
  }),
  typed_blanks: import.meta.glob<string>('../fixtures/typed_blanks/*.json', {
    query: '?raw',
    import: 'default',
  }),
  unscramble_drag_drop: import.meta.glob<string>('../fixtures/unscramble_drag_drop/*.json', {
    query: '?raw',
    import: 'default',
  }),
  vocabulary_selection: import.meta.glob<string>('../fixtures/vocabulary_selection/*.json', {
    query: '?raw',
    import: 'default',
  }),
  vocabulary_spelling: import.meta.glob<string>('../fixtures/vocabulary_spelling/*.json', {
    query: '?raw',
    import: 'default',
  }),
  vocabulary_unscrambling: import.meta.glob<string>('../fixtures/vocabulary_unscrambling/*.json', {
    query: '?raw',
    import: 'default',
  }),
}
