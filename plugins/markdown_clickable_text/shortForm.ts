import { defineShortForm, expandPhrases, shortPhrasesSchema } from '@wordstride/core/authoring'

/** In Markdown only the phrases are cut out; `[[id]]` stands in their places. */
export const markdownClickableTextShortForm = defineShortForm(shortPhrasesSchema, (written, context) => {
  const pieces = expandPhrases(written, context)
  return {
    text: pieces.map(({ id, phrase, clickable }) => (clickable ? `[[${id}]]` : phrase)).join(''),
    phrases: pieces.filter(({ clickable }) => clickable),
  }
})
