import { defineAuthoring, readTexts, solutionText, type TextBlock } from '@wordstride/core/authoring'
import { typedBlanksInterchange } from './interchange'
import { typedBlanksPlugin } from './plugin'
import { writtenIn } from './schema'
import { typedBlanksShortForm } from './shortForm'

export const typedBlanksAuthoring = defineAuthoring(typedBlanksPlugin, {
  texts: (problem) => [
    ...readTexts(...(problem.table?.columns ?? []), ...writtenIn(problem), ...(problem.word_bank ?? [])),
    ...problem.blanks.flatMap((gap): TextBlock[] => [
      ...(gap.kind === 'text' ? gap.answers.map((text): TextBlock => ({ kind: 'typed', text })) : []),
      ...(gap.errors ?? []).flatMap(({ explanation }) => solutionText(explanation)),
      ...solutionText(gap.explanation),
    ]),
  ],
  shortForm: typedBlanksShortForm,
  interchange: typedBlanksInterchange,
  async answerByHand({ blanks }, { typed }, hand) {
    for (const [i, { uuid }] of blanks.entries())
      await hand.type(`Blank ${i + 1} of ${blanks.length}`, typed[uuid] ?? '')
  },
})
