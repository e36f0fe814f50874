import { defineAuthoring, placeByHand, sequenceTexts, solutionText } from '@wordstride/core/authoring'
import { pairingInterchange } from './interchange'
import { pairingPlugin } from './plugin'
import { pairingShortForm } from './shortForm'

export const pairingAuthoring = defineAuthoring(pairingPlugin, {
  texts: ({ left_items, drag_items, explanation }) => [
    sequenceTexts(
      drag_items,
      left_items.map(({ content }) => content),
    ),
    ...solutionText(explanation),
  ],
  shortForm: pairingShortForm,
  interchange: pairingInterchange,
  answerByHand: placeByHand,
})
