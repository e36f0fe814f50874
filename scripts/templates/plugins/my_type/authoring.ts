import { chooseByHand, defineAuthoring, readTexts, solutionText } from '@wordstride/core/authoring'
import { myTypePlugin } from './plugin'

/** What checks, authors and journeys need of the type; see Facets in docs/plugin-guide.md. */
export const myTypeAuthoring = defineAuthoring(myTypePlugin, {
  texts: ({ question, options, answer, solution }) => [
    ...readTexts(question),
    {
      kind: 'options',
      isSingle: true,
      isShuffled: true,
      options: options.map(({ id, label, explanation }) => ({
        text: label,
        isRight: id === answer,
        explanation,
      })),
    },
    ...solutionText(solution),
  ],
  answerByHand: chooseByHand,
})
