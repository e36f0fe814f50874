import { defineAuthoring, gapTexts, pickByHand, readTexts } from '@wordstride/core/authoring'
import { tableWithDropdownInterchange } from './interchange'
import { tableWithDropdownPlugin } from './plugin'
import { blanksOf } from './public'
import { tableWithDropdownShortForm } from './shortForm'

export const tableWithDropdownAuthoring = defineAuthoring(tableWithDropdownPlugin, {
  texts: ({ columns, rows }) => [
    ...readTexts(...columns, ...rows.flat().map((cell) => (cell.kind === 'text' ? cell.text : undefined))),
    ...gapTexts(blanksOf({ rows })),
  ],
  shortForm: tableWithDropdownShortForm,
  interchange: tableWithDropdownInterchange,
  answerByHand: pickByHand,
})
