import type { ContentPack, PackCard } from '@wordstride/content'

/** Cards whose texts stand in no problem. */
export const additionalCards = ({ cards }: ContentPack): PackCard[] =>
  cards.filter(({ keyword_type }) => keyword_type === 'additional')

/** What a learner reads on a card. */
export const cardTexts = ({ description: { definition, example } }: PackCard): string[] => [
  definition,
  example,
]
