import { defineAuthoring, readTexts, solutionText } from '@wordstride/core/authoring'
import { vocabularySpellingInterchange } from './interchange'
import { vocabularySpellingPlugin } from './plugin'
import { vocabularySpellingShortForm } from './shortForm'

export const vocabularySpellingAuthoring = defineAuthoring(vocabularySpellingPlugin, {
  texts: ({ answer, question_text, description, definition, sample_sentence, explanation }) => [
    ...readTexts(question_text, description, definition, sample_sentence),
    { kind: 'typed', text: answer },
    ...solutionText(explanation),
  ],
  shortForm: vocabularySpellingShortForm,
  interchange: vocabularySpellingInterchange,
  answerByHand: (_problem, { typed }, hand) => hand.type('Type the word', typed),
  journey: {
    sees: {
      full: [
        { role: 'button', name: 'Listen to the word' },
        { text: 'a long trip from one place to another' },
      ],
    },
  },
})
